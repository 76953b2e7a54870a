import { type ReactElement, useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as zod from 'zod/mini';
import { ListActivatedItemsParams } from '#contract/storefront/zod/schemas/listActivatedItemsParams.zod.ts';
import { isEmail, isIccid } from '#domain/patterns.ts';
import { EmailField } from '#web/components/form/EmailField.tsx';
import { FormModal } from '#web/components/form/FormModal.tsx';
import { IccidField } from '#web/components/form/IccidField.tsx';
import { RadioField } from '#web/components/form/RadioField.tsx';
import { trimmed } from '#web/components/form/schemas.ts';
import { useForm } from '#web/components/form/use-form.ts';
import { Button } from '#web/ui/actions/Button.tsx';
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

/** The two parameters of the list of sales: a value of the chosen kind. */
const schema = zod
  .strictObject({ key: zod.enum(KEYS), identifier: trimmed(ListActivatedItemsParams.shape.user_identifier) })
  .check(zod.refine(isOfKind, { error: 'invalid', path: ['identifier'] }));

/** Filters the sales by customer: by e-mail address or by ICCID, one at a time. */
export const UserFilterModal = ({ isOpen, onClose, filter, onChange }: UserFilterModalProps): ReactElement => {
  const { t } = useTranslation(['history', 'common']);
  const form = useForm({ schema, defaultValues: filter ?? NO_FILTER });
  const { control, reset } = form;
  const key = useWatch({ control, name: 'key' });
  useEffect(() => {
    if (isOpen) reset(filter ?? NO_FILTER);
  }, [isOpen, filter, reset]);
  const field = { control, name: 'identifier', faults: { required: t('userFilter.missing') } } as const;
  return (
    <FormModal
      form={form}
      onSubmit={onChange}
      className={styles.fields}
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
        <EmailField {...field} label={t('userFilter.email')} />
      ) : (
        <IccidField {...field} label={t('userFilter.iccid')} />
      )}
    </FormModal>
  );
};
