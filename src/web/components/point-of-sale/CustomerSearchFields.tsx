import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { CustomerProposal } from '#domain/customer.ts';
import { InlineAction } from '#web/components/sales/InlineAction.tsx';
import { ComboBox } from '#web/ui/fields/ComboBox.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import styles from './CustomerSearchFields.module.css';

export type SearchMode = 'email' | 'iccid';

export interface CustomerSearchFieldsProps {
  mode: SearchMode;
  /** Switching clears what was typed and found. */
  onModeChange: (mode: SearchMode) => void;
  /** Customers whose address begins with what was typed. */
  proposals: readonly CustomerProposal[];
  /** The chosen proposal. */
  uid: string | null;
  onChoose: (uid: string | null) => void;
  onEmailChange: (text: string) => void;
  iccid: string;
  /** Digits only, whatever was typed. */
  onIccidChange: (digits: string) => void;
  /** Why the ICCID finds nobody. */
  iccidError: string | undefined;
}

const ByEmail = (props: CustomerSearchFieldsProps): ReactElement => {
  const { t } = useTranslation('pointOfSale');
  return (
    <ComboBox
      label={t('search.email')}
      description={t('search.emailHint')}
      options={props.proposals.map(({ uid, email }) => ({ value: uid, label: email }))}
      value={props.uid}
      onChange={props.onChoose}
      onTextChange={props.onEmailChange}
      isFreeText
    />
  );
};

const ByIccid = ({ iccid, onIccidChange, iccidError }: CustomerSearchFieldsProps): ReactElement => {
  const { t } = useTranslation('pointOfSale');
  return (
    <TextField
      label={t('search.iccid')}
      description={t('search.iccidHint')}
      inputMode="numeric"
      autoComplete="off"
      maxLength={22}
      value={iccid}
      onChange={(text) => onIccidChange(text.replaceAll(/\D/g, ''))}
      error={iccidError}
      isErrorShown={iccidError !== undefined}
    />
  );
};

/** Two ways to find a customer, one at a time. */
export const CustomerSearchFields = (props: CustomerSearchFieldsProps): ReactElement => {
  const { t } = useTranslation('pointOfSale');
  const isByEmail = props.mode === 'email';
  return (
    <div className={styles.fields}>
      {isByEmail ? <ByEmail {...props} /> : <ByIccid {...props} />}
      <div>
        <InlineAction onPress={() => props.onModeChange(isByEmail ? 'iccid' : 'email')}>
          {isByEmail ? t('search.byIccid') : t('search.byEmail')}
        </InlineAction>
      </div>
    </div>
  );
};
