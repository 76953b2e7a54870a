import type { ReactElement } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as zod from 'zod/mini';
import type { Notifications } from '#contract/storefront/model/notifications.ts';
import { Notifications as Contract } from '#contract/storefront/zod/schemas/notifications.zod.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, languages } from '#domain/languages.ts';
import { ChangedElsewhere } from '#web/components/form/ChangedElsewhere.tsx';
import { CheckboxField } from '#web/components/form/CheckboxField.tsx';
import { Form } from '#web/components/form/Form.tsx';
import { MoneyField } from '#web/components/form/MoneyField.tsx';
import { RadioField } from '#web/components/form/RadioField.tsx';
import { amount } from '#web/components/form/schemas.ts';
import { useElsewhere } from '#web/components/form/use-elsewhere.ts';
import { type FormDraft, useForm } from '#web/components/form/use-form.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import styles from './NotificationsForm.module.css';

/** The values as they are typed and ticked. */
export type NotificationValues = {
  tellsOfCredit: boolean;
  creditMark: string;
  customerLink: boolean;
  customerDataLow: boolean;
  language: NonNullable<Notifications['language']>;
};

const mark = amount(Contract.shape.creditMark.def.innerType);

/** The mark has to be an amount only while its message is on. */
const notificationsSchema: zod.ZodMiniType<Notifications, NotificationValues> = zod.pipe(
  zod.pipe(
    zod
      .strictObject({
        tellsOfCredit: zod.boolean(),
        creditMark: zod.string(),
        customerLink: zod.boolean(),
        customerDataLow: zod.boolean(),
        language: Contract.shape.language.def.innerType,
      })
      .check(
        zod.check(({ value, issues }) => {
          const result = value.tellsOfCredit ? mark.safeParse(value.creditMark) : undefined;
          const [issue] = result?.error?.issues ?? [];
          if (issue)
            issues.push({ code: 'custom', path: ['creditMark'], message: issue.message, input: value.creditMark });
        }),
      ),
    zod.transform(({ tellsOfCredit, creditMark, ...others }): Notifications => ({
      ...others,
      ...(tellsOfCredit && { creditMark: Number(creditMark) }),
    })),
  ),
  Contract,
);

type NotificationsFormProps = {
  /** What is on. */
  notifications: Notifications;
  /** The currency of the credit, ISO 4217. */
  currency: string;
  /** Where messages to the reseller go. */
  email: string;
  /** Called with valid settings only. Return the promise of the call, so that Save waits for it. */
  onSave: (settings: Notifications, version: string | undefined) => unknown;
  /** Reads them as they are now. */
  readLatest: () => Promise<Notifications>;
  /** The call is under way: Save waits. */
  isSaving: boolean;
  /** The values of an earlier visit. */
  draft?: FormDraft<NotificationValues>;
};

const valuesOf = ({
  creditMark,
  customerLink,
  customerDataLow,
  language = DEFAULT_LANGUAGE,
}: Notifications): NotificationValues => ({
  tellsOfCredit: creditMark !== undefined,
  creditMark: creditMark?.toFixed(2) ?? '',
  customerLink,
  customerDataLow,
  language,
});

/** Each language in its own words, so that its speakers recognise it. */
const LANGUAGE_OPTIONS = languages.map((value) => ({ value, label: LANGUAGES[value].name }));

/** Which messages the store sends to a reseller, and to the reseller's customers, and in which language. */
export const NotificationsForm = (props: NotificationsFormProps): ReactElement => {
  const { notifications, currency, email, onSave, readLatest, isSaving, draft } = props;
  const { t } = useTranslation('account');
  const form = useForm({ schema: notificationsSchema, defaultValues: valuesOf(notifications), draft });
  const { control } = form;
  const elsewhere = useElsewhere(form, { stored: notifications, toValues: valuesOf, readLatest });
  const typed = useWatch({ control }) as NotificationValues;
  const { tellsOfCredit } = typed;
  const onOrOff = (isOn: boolean): string => t(isOn ? 'notifications.on' : 'notifications.off');
  return (
    <Form form={form} onSubmit={(sent) => elsewhere.save(sent, onSave)} isPending={isSaving} className={styles.form}>
      <Card id="toYou" title={t('notifications.toYou')} subtitle={email}>
        <div className={styles.fields}>
          <CheckboxField control={control} name="tellsOfCredit" label={t('notifications.creditLow')} />
          <MoneyField
            control={control}
            name="creditMark"
            label={t('notifications.creditMark')}
            currency={currency}
            isDisabled={!tellsOfCredit}
          />
        </div>
      </Card>
      <Card id="toCustomers" title={t('notifications.toCustomers')} subtitle={t('notifications.toCustomersHint')}>
        <div className={styles.fields}>
          <CheckboxField control={control} name="customerLink" label={t('notifications.customerLink')} />
          <CheckboxField control={control} name="customerDataLow" label={t('notifications.customerDataLow')} />
        </div>
      </Card>
      <Card id="language" title={t('notifications.language')} subtitle={t('notifications.languageHint')}>
        <RadioField
          control={control}
          name="language"
          label={t('notifications.language')}
          isLabelHidden
          options={LANGUAGE_OPTIONS}
          appearance="row"
        />
      </Card>
      <ChangedElsewhere
        elsewhere={elsewhere}
        typed={typed}
        describe={(values) => [
          ['tellsOfCredit', t('notifications.creditLow'), onOrOff(values.tellsOfCredit)],
          ['creditMark', t('notifications.creditMark'), values.tellsOfCredit ? `${values.creditMark} ${currency}` : ''],
          ['customerLink', t('notifications.customerLink'), onOrOff(values.customerLink)],
          ['customerDataLow', t('notifications.customerDataLow'), onOrOff(values.customerDataLow)],
          ['language', t('notifications.language'), LANGUAGES[values.language].name],
        ]}
      />
      {!form.isChoosing && (
        <div>
          <Button type="submit" variant="primary" isPending={isSaving}>
            {t('notifications.save')}
          </Button>
        </div>
      )}
    </Form>
  );
};
