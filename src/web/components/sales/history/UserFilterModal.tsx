import { type FormEvent, type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isEmail, isIccid } from '#domain/patterns.ts';
import { RadioList } from '#web/ui/fields/RadioList.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { FilterModal } from './FilterModal.tsx';
import styles from './UserFilterModal.module.css';

export interface UserFilter {
  key: 'EMAIL' | 'ICCID';
  identifier: string;
}

export interface UserFilterModalProps {
  isOpen: boolean;
  onClose: () => void;
  filter: UserFilter | undefined;
  /** Without a filter: all users again. */
  onChange: (filter: UserFilter | undefined) => void;
}

const KEYS = ['EMAIL', 'ICCID'] as const;

const EMPTY: UserFilter = { key: 'EMAIL', identifier: '' };

type FieldsProps = Pick<UserFilterModalProps, 'filter' | 'onChange'> & { formId: string };

const Fields = ({ formId, filter, onChange }: FieldsProps): ReactElement => {
  const { t } = useTranslation(['history', 'errors']);
  const [{ key, identifier }, setDraft] = useState(filter ?? EMPTY);
  const [isRefused, setRefused] = useState(false);
  const isEmailKey = key === 'EMAIL';
  const value = identifier.trim();
  const isValid = isEmailKey ? isEmail(value) : isIccid(value);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setRefused(!isValid);
    if (isValid) onChange({ key, identifier: value });
  };
  const wrong = isEmailKey ? t('errors:validation.email') : t('errors:validation.iccid');
  const error = value === '' ? t('userFilter.missing') : wrong;
  return (
    <form id={formId} onSubmit={submit} noValidate className={styles.fields}>
      <RadioList
        label={t('userFilter.type')}
        appearance="row"
        options={KEYS.map((option) => ({ value: option, label: t(`userFilter.${option}`) }))}
        value={key}
        onChange={(next) => {
          setRefused(false);
          setDraft({ key: next, identifier: '' });
        }}
      />
      <TextField
        key={key}
        label={isEmailKey ? t('userFilter.email') : t('userFilter.iccid')}
        type={isEmailKey ? 'email' : 'text'}
        inputMode={isEmailKey ? 'email' : 'numeric'}
        autoComplete="off"
        value={identifier}
        onChange={(text) => setDraft({ key, identifier: isEmailKey ? text : text.replaceAll(/\D/g, '') })}
        error={isValid ? undefined : error}
        isErrorShown={isRefused}
      />
    </form>
  );
};

/** Shows the sales of one customer: by e-mail address or by ICCID, one at a time. */
export const UserFilterModal = ({ isOpen, onClose, filter, onChange }: UserFilterModalProps): ReactElement => {
  const { t } = useTranslation('history');
  return (
    <FilterModal isOpen={isOpen} onClose={onClose} title={t('userFilter.title')} onReset={() => onChange(undefined)}>
      {(formId) => <Fields formId={formId} filter={filter} onChange={onChange} />}
    </FilterModal>
  );
};
