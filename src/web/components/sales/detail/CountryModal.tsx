import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import * as zod from 'zod/mini';
import { CountryCode } from '#contract/storefront/zod/schemas/countryCode.zod.ts';
import { CountryField } from '#web/components/form/CountryField.tsx';
import { FormModal } from '#web/components/form/FormModal.tsx';
import { useForm } from '#web/components/form/use-form.ts';

export type CountryModalProps = {
  isOpen: boolean;
  onClose: () => void;
  onSubmit: (code: string) => unknown;
  isPending?: boolean;
};

/** The field of UpdateCustomerRequest that is asked for. */
const schema = zod.strictObject({ countryOfResidence: CountryCode });

/** Asks for a customer's country; every country of the list can be chosen (VAL-001). */
export const CountryModal = ({ isOpen, onClose, onSubmit, isPending = false }: CountryModalProps): ReactElement => {
  const { t } = useTranslation('history');
  const form = useForm({ schema, defaultValues: { countryOfResidence: '' } });
  return (
    <FormModal
      form={form}
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
