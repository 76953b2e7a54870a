import type { ReactElement } from 'react';
import type { Control, FieldPath } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { UpdateUserRequest } from '#contract/storefront/model/updateUserRequest.ts';
import { CountryField } from '#web/components/form/CountryField.tsx';
import { TextField } from '#web/components/form/TextField.tsx';
import styles from './AccountFields.module.css';

type AccountFieldsProps = {
  /** Of the form around them: `useForm` with the schema of the account. */
  control: Control<UpdateUserRequest, unknown, UpdateUserRequest>;
};

type Line = {
  path: Exclude<FieldPath<UpdateUserRequest>, 'address' | 'address.country'>;
  label: Exclude<keyof UpdateUserRequest, 'address'> | Exclude<keyof UpdateUserRequest['address'], 'country'>;
  autoComplete: AutoFill;
  isRequired?: boolean;
  hasNoStop?: boolean;
};

const LINES: readonly Line[] = [
  { path: 'firstName', label: 'firstName', autoComplete: 'given-name', isRequired: true },
  { path: 'lastName', label: 'lastName', autoComplete: 'family-name', isRequired: true },
  { path: 'companyName', label: 'companyName', autoComplete: 'organization' },
  { path: 'taxId', label: 'taxId', autoComplete: 'off' },
  { path: 'address.addressLine1', label: 'addressLine1', autoComplete: 'address-line1' },
  { path: 'address.addressLine2', label: 'addressLine2', autoComplete: 'address-line2' },
  // No limit is shown (VAL-058).
  { path: 'address.addressLine3', label: 'addressLine3', autoComplete: 'address-line3', hasNoStop: true },
  { path: 'address.postalCode', label: 'postalCode', autoComplete: 'postal-code' },
  { path: 'address.townOrDistrict', label: 'townOrDistrict', autoComplete: 'address-level2' },
];

/**
 * The fields of the account, the billing country first.
 *
 * Use it inside AccountEditModal's form only; a single country has a CountryField.
 */
export const AccountFields = ({ control }: AccountFieldsProps): ReactElement => {
  const { t } = useTranslation('account');
  return (
    <div className={styles.fields}>
      <CountryField control={control} name="address.country" label={t('fields.country')} isRestricted isRequired />
      {LINES.map(({ path, label, ...line }) => (
        <TextField key={path} control={control} name={path} label={t(`fields.${label}`)} {...line} />
      ))}
    </div>
  );
};
