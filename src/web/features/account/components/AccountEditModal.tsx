import { Fragment, type ReactElement } from 'react';
import { type Control, type FieldPath, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as zod from 'zod/mini';
import type { User } from '#contract/storefront/model/user.ts';
import { UpdateUserRequest } from '#contract/storefront/zod/schemas/updateUserRequest.zod.ts';
import { accountFieldOf, toAccountForm, toUpdateUserRequest } from '#domain/account.ts';
import { ChangedElsewhere } from '#web/components/form/ChangedElsewhere.tsx';
import { CountryField } from '#web/components/form/CountryField.tsx';
import { FormModal } from '#web/components/form/FormModal.tsx';
import { shownName } from '#web/components/form/schemas.ts';
import { TextField } from '#web/components/form/TextField.tsx';
import { useElsewhere } from '#web/components/form/use-elsewhere.ts';
import { type FormDraft, useForm } from '#web/components/form/use-form.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { defined } from '#web/ui/props.ts';
import styles from './AccountEditModal.module.css';
import { usePrintHint } from './use-print-hint.ts';
import { useVatHints } from './use-vat-hints.ts';

const { firstName, lastName, companyName } = UpdateUserRequest.shape;

/** The form of an account: its names are read by others. */
const accountSchema = zod.safeExtend(UpdateUserRequest, {
  firstName: shownName(firstName),
  lastName: shownName(lastName),
  companyName: shownName(companyName, 'company'),
});

type AccountFieldsProps = {
  /** The control of the form around them: `useForm` with the schema of the account. */
  control: Control<UpdateUserRequest, unknown, UpdateUserRequest>;
  /** The account as it is stored. */
  user: User;
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

/** The fields of the account in the order of its details. */
const AccountFields = ({ control, user }: AccountFieldsProps): ReactElement => {
  const { t } = useTranslation('account');
  const { address, ...person } = useWatch({ control });
  const values = { ...person, ...address };
  const { country = '', postalCode, townOrDistrict, taxId } = values;
  const billed = { country, postalCode, townOrDistrict, taxId };
  const hints: Partial<Record<Line['label'], string | undefined>> = useVatHints(billed, user);
  const printHint = usePrintHint(user);
  return (
    <div className={styles.fields}>
      {LINES.map(({ path, label, ...line }) => (
        <Fragment key={path}>
          {path === 'taxId' && (
            <CountryField
              control={control}
              name="address.country"
              label={t('fields.country')}
              isRestricted
              isRequired
            />
          )}
          <TextField
            control={control}
            name={path}
            label={t(`fields.${label}`)}
            {...defined({ description: hints[label] ?? printHint(values[label] ?? '') })}
            {...line}
          />
        </Fragment>
      ))}
    </div>
  );
};

type AccountEditModalProps = {
  /** The account as it is stored; the fields start with its values. */
  user: User;
  /**
   * Called with valid and changed values only. Return the promise of the call: until it ends the form waits, and
   * refused values are marked at their fields.
   */
  onSave: (changed: UpdateUserRequest, version: string | undefined) => unknown;
  /** Reads the account as it is now. */
  readLatest: () => Promise<User>;
  /** Called by Cancel, the close button, Escape and a press outside; after a question when something was typed. */
  onClose: () => void;
  /** The call is under way: Save waits. */
  isSaving: boolean;
  /** The values of an earlier visit. */
  draft?: FormDraft<UpdateUserRequest>;
};

/** The same fields to edit. Saving needs first name, last name and a supported country. */
export const AccountEditModal = (props: AccountEditModalProps): ReactElement => {
  const { user, onSave, readLatest, onClose, isSaving, draft } = props;
  const { t } = useTranslation('account');
  const { country } = useFormat();
  const form = useForm({ schema: accountSchema, defaultValues: toAccountForm(user), draft });
  const elsewhere = useElsewhere(form, { stored: user, toValues: toAccountForm, readLatest, fieldOf: accountFieldOf });
  const values = useWatch({ control: form.control }) as UpdateUserRequest;
  return (
    <FormModal
      form={form}
      onSubmit={(typed) => elsewhere.save(typed, (values, version) => onSave(toUpdateUserRequest(values), version))}
      isPending={isSaving}
      title={t('editTitle')}
      onClose={onClose}
      isLocked={isSaving}
      submitLabel={t('save')}
      disabledReason={form.formState.isValid ? undefined : t('incomplete')}
      className={styles.fields}
    >
      <AccountFields control={form.control} user={user} />
      <ChangedElsewhere
        elsewhere={elsewhere}
        typed={values}
        describe={({ address, ...person }) => [
          ['address.country', t('fields.country'), address.country && country(address.country)],
          ...LINES.map(
            ({ path, label }) => [path, t(`fields.${label}`), { ...person, ...address }[label] ?? ''] as const,
          ),
        ]}
      />
    </FormModal>
  );
};
