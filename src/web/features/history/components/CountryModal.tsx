import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import * as zod from 'zod/mini';
import { CountryCode } from '#contract/storefront/zod/schemas/countryCode.zod.ts';
import { CountryField } from '#web/components/form/CountryField.tsx';
import { FormModal } from '#web/components/form/FormModal.tsx';
import { useForm } from '#web/components/form/use-form.ts';

type CountryModalProps = {
  /** Whether it is shown. */
  isOpen: boolean;
  /** Called by Cancel, the close button, Escape and a press outside. */
  onClose: () => void;
  /** Called with the code, ISO 3166-1 alpha-2. Return the promise of the call. */
  onSubmit: (code: string) => unknown;
  /** The call is under way: Save waits. */
  isPending?: boolean;
  /** Why the last try failed. */
  failure?: string | undefined;
};

/** The field of UpdateCustomerRequest that is asked for. */
const schema = zod.strictObject({ countryOfResidence: CountryCode });

/** Asks for a customer's country; every country of the list can be chosen (VAL-001). */
export const CountryModal = (props: CountryModalProps): ReactElement => {
  const { isOpen, onClose, onSubmit, isPending = false, failure } = props;
  const { t } = useTranslation('history');
  const form = useForm({ schema, defaultValues: { countryOfResidence: '' } });
  return (
    <FormModal
      form={form}
      failure={failure}
      onSubmit={({ countryOfResidence }) => onSubmit(countryOfResidence)}
      isPending={isPending}
      isOpen={isOpen}
      onClose={onClose}
      title={t('setCountry.title')}
      submitLabel={t('setCountry.submit')}
      disabledReason={form.formState.isValid ? undefined : t('setCountry.missing')}
      aside={null}
    >
      <CountryField control={form.control} name="countryOfResidence" label={t('setCountry.label')} />
    </FormModal>
  );
};
