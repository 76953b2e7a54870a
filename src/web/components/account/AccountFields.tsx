import type { ReactElement } from 'react';
import { type Control, Controller, type FieldError, type FieldPath } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { UpdateUserRequest } from '#contract/storefront/model/updateUserRequest.ts';
import * as limits from '#contract/storefront/zod/schemas/updateUserRequest.zod.ts';
import { CountryField } from '#web/components/country/CountryField.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import styles from './AccountFields.module.css';

interface AccountFieldsProps {
  control: Control<UpdateUserRequest>;
}

interface Line {
  path: Exclude<FieldPath<UpdateUserRequest>, 'address' | 'address.country'>;
  label: Exclude<keyof UpdateUserRequest, 'address'> | Exclude<keyof UpdateUserRequest['address'], 'country'>;
  lengthMax?: number;
  autoComplete: AutoFill;
  isRequired?: boolean;
}

const LINES: readonly Line[] = [
  {
    path: 'firstName',
    label: 'firstName',
    lengthMax: limits.updateUserRequestFirstNameMax,
    autoComplete: 'given-name',
    isRequired: true,
  },
  {
    path: 'lastName',
    label: 'lastName',
    lengthMax: limits.updateUserRequestLastNameMax,
    autoComplete: 'family-name',
    isRequired: true,
  },
  {
    path: 'companyName',
    label: 'companyName',
    lengthMax: limits.updateUserRequestCompanyNameMax,
    autoComplete: 'organization',
  },
  { path: 'taxId', label: 'taxId', lengthMax: limits.updateUserRequestTaxIdMax, autoComplete: 'off' },
  {
    path: 'address.addressLine1',
    label: 'addressLine1',
    lengthMax: limits.updateUserRequestAddressAddressLine1Max,
    autoComplete: 'address-line1',
  },
  {
    path: 'address.addressLine2',
    label: 'addressLine2',
    lengthMax: limits.updateUserRequestAddressAddressLine2Max,
    autoComplete: 'address-line2',
  },
  // No limit of its own on screen (spec section 5); the server's is 255.
  { path: 'address.addressLine3', label: 'addressLine3', autoComplete: 'address-line3' },
  {
    path: 'address.postalCode',
    label: 'postalCode',
    lengthMax: limits.updateUserRequestAddressPostalCodeMax,
    autoComplete: 'postal-code',
  },
  {
    path: 'address.townOrDistrict',
    label: 'townOrDistrict',
    lengthMax: limits.updateUserRequestAddressTownOrDistrictMax,
    autoComplete: 'address-level2',
  },
];

const useErrorText = (): ((error: FieldError | undefined, lengthMax: number | undefined) => string | undefined) => {
  const { t } = useTranslation('errors');
  return (error, lengthMax) => {
    if (!error) return undefined;
    return error.type === 'too_big' ? t('validation.tooLong', { count: lengthMax ?? 255 }) : t('validation.required');
  };
};

/** The fields of the account, the billing country first. */
export const AccountFields = ({ control }: AccountFieldsProps): ReactElement => {
  const { t } = useTranslation('account');
  const errorText = useErrorText();
  return (
    <div className={styles.fields}>
      <Controller
        control={control}
        name="address.country"
        render={({ field }) => (
          <CountryField
            label={t('fields.country')}
            value={field.value === '' ? null : field.value}
            onChange={(code) => field.onChange(code ?? '')}
            isRestricted
            isRequired
          />
        )}
      />
      {LINES.map(({ path, label, lengthMax, autoComplete, isRequired = false }) => (
        <Controller
          key={path}
          control={control}
          name={path}
          render={({ field, fieldState }) => (
            <TextField
              label={t(`fields.${label}`)}
              value={field.value ?? ''}
              onChange={field.onChange}
              onBlur={field.onBlur}
              autoComplete={autoComplete}
              isRequired={isRequired}
              error={errorText(fieldState.error, lengthMax)}
              {...(lengthMax !== undefined && { maxLength: lengthMax })}
            />
          )}
        />
      ))}
    </div>
  );
};
