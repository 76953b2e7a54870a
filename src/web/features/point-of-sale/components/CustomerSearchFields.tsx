import type { ReactElement } from 'react';
import { type Control, useController, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as zod from 'zod/mini';
import { SearchCustomersRequest } from '#contract/storefront/zod/schemas/searchCustomersRequest.zod.ts';
import type { FoundEsim } from '#contract/storefront/model/foundEsim.ts';
import type { FoundSale } from '#contract/storefront/model/foundSale.ts';
import type { CustomerProposal } from '#domain/customer.ts';
import { isIccid } from '#domain/patterns.ts';
import { IccidField } from '#web/components/form/IccidField.tsx';
import { ScanButton } from '#web/components/scan/ScanButton.tsx';
import { CustomerComboBox } from '#web/components/sales/CustomerComboBox.tsx';
import { InlineAction } from '#web/components/sales/InlineAction.tsx';
import styles from './CustomerSearchFields.module.css';

/** The search of the point of sale: the beginning of an e-mail address, or a whole ICCID (VAL-028). */
export type CustomerSearch = { searchKey: 'EMAIL' | 'ICCID'; searchQuery: string };

const { searchQuery } = SearchCustomersRequest.shape;

export const customerSearchSchema: zod.ZodMiniType<CustomerSearch, CustomerSearch> = zod
  .strictObject({ searchKey: zod.enum(['EMAIL', 'ICCID']), searchQuery })
  .check(
    zod.refine((search) => search.searchKey === 'EMAIL' || isIccid(search.searchQuery), {
      error: 'invalid',
      path: ['searchQuery'],
    }),
  );

export type CustomerSearchFieldsProps = {
  /** The control of the form around them: `useForm` with the schema of the search. */
  control: Control<CustomerSearch, unknown, CustomerSearch>;
  /** Switching clears the typed text and the result. */
  onKeyChange: (key: CustomerSearch['searchKey']) => void;
  /** Opens the camera. */
  onScan: () => void;
  /** Customers whose address begins with what was typed; where there is none, those with it in the address or a note, or with the sale of this number. */
  proposals: readonly CustomerProposal[];
  /** A sale to a guest with the typed number. */
  guestSale: FoundSale | undefined;
  /** The eSIMs whose ICCID has the typed digits. */
  esims: readonly FoundEsim[];
  /** They are still being looked for. */
  isLoading: boolean;
  /** The search for them got no answer. */
  isFailed: boolean;
  /** The chosen proposal. */
  uid: string | null;
  /** Called with the id of the chosen customer or of the sale to a guest, or the ICCID of an eSIM; null when the text no longer names one. */
  onChoose: (uid: string | null) => void;
  /** Why the ICCID matches no customer. */
  iccidError: string | undefined;
};

const ByEmail = (props: CustomerSearchFieldsProps): ReactElement => {
  const { t } = useTranslation('pointOfSale');
  const { field } = useController({ control: props.control, name: 'searchQuery' });
  const { onChange, ref } = field;
  const sale = props.guestSale;
  return (
    <CustomerComboBox
      ref={ref}
      label={t('search.email')}
      description={t('search.emailHint')}
      placeholder={t('search.emailPlaceholder')}
      text={field.value}
      onTextChange={onChange}
      proposals={props.proposals}
      guestSale={sale && { value: sale.uid, label: `#${sale.id} · ${sale.name}`, description: t('summary.guest') }}
      esims={props.esims.map(({ iccid, customerEmail, customerNote }) => ({
        value: iccid,
        label: iccid,
        description: customerEmail ?? customerNote ?? t('summary.guest'),
      }))}
      isLoading={props.isLoading}
      isFailed={props.isFailed}
      value={props.uid}
      onChange={props.onChoose}
    />
  );
};

const ByIccid = ({ control, iccidError }: CustomerSearchFieldsProps): ReactElement => {
  const { t } = useTranslation('pointOfSale');
  return (
    <IccidField
      control={control}
      name="searchQuery"
      label={t('search.iccid')}
      description={t('search.iccidHint')}
      failure={iccidError}
    />
  );
};

/** Two ways to find a customer, one at a time. */
export const CustomerSearchFields = (props: CustomerSearchFieldsProps): ReactElement => {
  const { t } = useTranslation('pointOfSale');
  const isByEmail = useWatch({ control: props.control, name: 'searchKey' }) === 'EMAIL';
  return (
    <div className={styles.fields}>
      {isByEmail ? <ByEmail {...props} /> : <ByIccid {...props} />}
      <div className={styles.actions}>
        <InlineAction onPress={() => props.onKeyChange(isByEmail ? 'ICCID' : 'EMAIL')}>
          {isByEmail ? t('search.byIccid') : t('search.byEmail')}
        </InlineAction>
        <ScanButton size="small" onPress={props.onScan} />
      </div>
    </div>
  );
};
