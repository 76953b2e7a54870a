import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '#contract/storefront/model/user.ts';
import { billingAddress } from '#domain/billing-address.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Flag } from '#web/ui/data/Flag.tsx';
import styles from './AccountDetails.module.css';
import { usePrintHint } from './use-print-hint.ts';
import { useVatHints } from './use-vat-hints.ts';

type AccountDetailsProps = {
  /** Undefined for a user without an identity: every value is a dash (ACC-007). */
  user: User | undefined;
};

const FIELDS = [
  'firstName',
  'lastName',
  'companyName',
  'country',
  'taxId',
  'addressLine1',
  'addressLine2',
  'addressLine3',
  'postalCode',
  'townOrDistrict',
] as const;

type Field = (typeof FIELDS)[number];

const Country = ({ code }: { code: string }): ReactElement => {
  const { country } = useFormat();
  return (
    <span className={styles.country}>
      <Flag code={code} />
      {country(code)}
    </span>
  );
};

/** Personal data and billing address, read-only. Empty values show dashes. */
export const AccountDetails = ({ user }: AccountDetailsProps): ReactElement => {
  const { t } = useTranslation(['account', 'common']);
  const values: Partial<Record<Field, string>> = user ? { ...user, ...billingAddress(user) } : {};
  const nobody = { taxId: '' };
  const { country = '', postalCode, townOrDistrict, taxId } = values;
  const hints: Partial<Record<Field, string | undefined>> = useVatHints(
    { country, postalCode, townOrDistrict, taxId },
    user ?? nobody,
  );
  const printHint = usePrintHint(user);
  const value = (field: Field): ReactElement | string => {
    const text = values[field] ?? '';
    if (text === '') return t('common:noValue');
    return field === 'country' ? <Country code={text} /> : text;
  };
  return (
    <dl className={styles.list}>
      {FIELDS.map((field) => {
        const text = values[field] ?? '';
        const hint = hints[field] ?? printHint(text);
        return (
          <div key={field} id={field} className={styles.entry}>
            <dt>{t(`account:fields.${field}`)}</dt>
            <dd>
              {value(field)}
              {text !== '' && hint && <p className={styles.hint}>{hint}</p>}
            </dd>
          </div>
        );
      })}
    </dl>
  );
};
