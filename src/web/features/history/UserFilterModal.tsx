import { type ReactElement, useEffect } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as zod from 'zod/mini';
import { listActivatedItemsParamsUserIdentifierMax as identifierMax } from '#contract/storefront/constants.ts';
import { pastedEmail } from '#domain/mailbox.ts';
import { isEmail, isIccid } from '#domain/patterns.ts';
import { FormModal } from '#web/components/form/FormModal.tsx';
import { IccidField } from '#web/components/form/IccidField.tsx';
import { RadioField } from '#web/components/form/RadioField.tsx';
import { trimmed } from '#web/components/form/schemas.ts';
import { useForm } from '#web/components/form/use-form.ts';
import { useFormField } from '#web/components/form/use-form-field.ts';
import { useCustomerProposals } from '#web/queries/use-customer-proposals.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Banner } from '#web/ui/feedback/Banner.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { lazyComponent, useFetchAhead } from '#web/ui/lazy-component.tsx';
import styles from './UserFilterModal.module.css';

export type UserFilter = {
  key: 'EMAIL' | 'ICCID';
  identifier: string;
};

type UserFilterModalProps = {
  /** Whether it is shown. */
  isOpen: boolean;
  /** Called by Cancel, the close button, Escape and a press outside: nothing changes. */
  onClose: () => void;
  /** The filter in force; the fields start with it. */
  filter: UserFilter | undefined;
  /** Removes the filter: all users. */
  onChange: (filter: UserFilter | undefined) => void;
};

const KEYS = ['EMAIL', 'ICCID'] as const;

const NO_FILTER: UserFilter = { key: 'EMAIL', identifier: '' };

const isOfKind = ({ key, identifier }: UserFilter): boolean =>
  key === 'EMAIL' ? isEmail(identifier) : isIccid(identifier);

/** A part of an address finds customers, but filters by none. */
const isChosen = ({ key, identifier }: UserFilter): boolean => key === 'ICCID' || identifier.includes('@');

/** The two parameters of the list of sales: a value of the chosen kind. */
const schema = zod.pipe(
  zod.transform(({ key, identifier }: UserFilter) => ({
    key,
    identifier: key === 'EMAIL' ? pastedEmail(identifier) : identifier,
  })),
  zod
    .strictObject({
      key: zod.enum(KEYS),
      identifier: trimmed(zod.string().check(zod.minLength(1), zod.maxLength(identifierMax))),
    })
    .check(
      zod.refine(isChosen, { error: 'unchosen', path: ['identifier'] }),
      zod.refine(isOfKind, { error: 'invalid', path: ['identifier'] }),
    ),
);

const CustomerComboBox = lazyComponent(
  async () => (await import('#web/components/sales/CustomerComboBox.tsx')).CustomerComboBox,
  { fallback: <Skeleton shape="block" height="5.75rem" /> },
);

type ByEmailProps = { control: Control<UserFilter, unknown, UserFilter> };

const ByEmail = ({ control }: ByEmailProps): ReactElement => {
  const { t } = useTranslation(['history', 'common', 'errors']);
  const faults = {
    required: t('userFilter.missing'),
    unchosen: t('userFilter.unchosen'),
    invalid: t('errors:validation.email'),
    nameSigns: t('errors:validation.emailSigns'),
  };
  const { value, onChange, ...field } = useFormField({ control, name: 'identifier', faults });
  const { proposals, chosen, onChoose, isLoading, isFailed, retry } = useCustomerProposals(value, true);
  return (
    <>
      <CustomerComboBox
        {...field}
        label={t('userFilter.email')}
        description={t('userFilter.emailHint')}
        text={value}
        onTextChange={onChange}
        proposals={proposals}
        isLoading={isLoading}
        isFailed={isFailed}
        value={chosen?.uid ?? null}
        onChange={onChoose}
      />
      {isFailed && (
        <Banner tone="danger" action={<Button onPress={retry}>{t('common:tryAgain')}</Button>}>
          {t('userFilter.failed')}
        </Banner>
      )}
    </>
  );
};

/** Filters the sales by customer: by e-mail address or by ICCID, one at a time. */
export const UserFilterModal = ({ isOpen, onClose, filter, onChange }: UserFilterModalProps): ReactElement => {
  const { t } = useTranslation(['history', 'common']);
  const form = useForm({ schema, defaultValues: filter ?? NO_FILTER });
  const { control, reset } = form;
  const key = useWatch({ control, name: 'key' });
  useFetchAhead(CustomerComboBox);
  // Before it opens again: the field of the address takes its text as it appears.
  useEffect(() => {
    if (!isOpen) reset(filter ?? NO_FILTER);
  }, [isOpen, filter, reset]);
  return (
    <FormModal
      form={form}
      onSubmit={onChange}
      className={styles.fields}
      asksBeforeLeaving={false}
      isOpen={isOpen}
      onClose={onClose}
      title={t('userFilter.title')}
      submitLabel={t('common:filter')}
      aside={<Button onPress={() => onChange(undefined)}>{t('common:reset')}</Button>}
    >
      <RadioField
        control={control}
        name="key"
        label={t('userFilter.type')}
        appearance="row"
        options={KEYS.map((option) => ({ value: option, label: t(`userFilter.${option}`) }))}
        // Another kind starts empty.
        onChosen={(chosen) => reset({ key: chosen, identifier: '' })}
      />
      {key === 'EMAIL' ? (
        <ByEmail control={control} />
      ) : (
        <IccidField
          control={control}
          name="identifier"
          label={t('userFilter.iccid')}
          faults={{ required: t('userFilter.missing') }}
        />
      )}
    </FormModal>
  );
};
