import { type ReactElement, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as zod from 'zod/mini';
import type { Credit } from '#contract/storefront/model/credit.ts';
import type { VatExemption } from '#contract/storefront/model/vatExemption.ts';
import { AutoTopUpRequest } from '#contract/storefront/zod/schemas/autoTopUpRequest.zod.ts';
import {
  AUTO_TOP_UPS_A_DAY,
  canReachThreshold,
  isLargeCharge,
  TOP_UP_MAX,
  topUpDue,
  validateTopUp,
} from '#domain/top-up.ts';
import { readWholeNumber } from '#domain/whole-number.ts';
import { ChangedElsewhere } from '#web/components/form/ChangedElsewhere.tsx';
import { CheckboxField } from '#web/components/form/CheckboxField.tsx';
import { type FaultTexts, useFaultText } from '#web/components/form/faults.ts';
import { FormModal } from '#web/components/form/FormModal.tsx';
import { TextField } from '#web/components/form/TextField.tsx';
import { useElsewhere } from '#web/components/form/use-elsewhere.ts';
import { type FormDraft, useForm } from '#web/components/form/use-form.ts';
import { useExemptionText } from '#web/components/payment/use-exemption-text.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Link } from '#web/ui/actions/Link.tsx';
import { Banner } from '#web/ui/feedback/Banner.tsx';
import styles from './AutoTopUpModal.module.css';

/** Two amounts of the automatic top-up, in whole units of the credit's currency. */
type AutoTopUpAmounts = { threshold: number; amount: number };

/** The values as they are typed. */
export type AutoTopUpValues = { enabled: boolean; threshold: string; amount: string };

const FIELDS = ['threshold', 'amount'] as const;

/**
 * The settings as they are typed. Both amounts must be valid to switch it on, and work together; switched off, it keeps
 * those it had.
 *
 * @param minimums The lowest amounts (VAL-018, VAL-019).
 */
export const autoTopUpSchema = (
  minimums: AutoTopUpAmounts,
  kept: AutoTopUpAmounts,
  currency?: string,
): zod.ZodMiniType<AutoTopUpRequest, AutoTopUpValues> => {
  const whole = zod.pipe(
    zod.string(),
    zod.transform((text: string) => readWholeNumber(text, currency)),
  );
  const typed = zod.strictObject({ enabled: zod.boolean(), threshold: whole, amount: whole }).check(
    zod.check(({ value, issues }) => {
      for (const name of value.enabled ? FIELDS : []) {
        const validated = validateTopUp(value[name], minimums[name]);
        if ('fault' in validated)
          issues.push({ code: 'custom', path: [name], message: validated.fault, input: value[name] });
      }
      const isWorkable = canReachThreshold({ threshold: Number(value.threshold), amount: Number(value.amount) });
      if (value.enabled && issues.length === 0 && !isWorkable)
        issues.push({ code: 'custom', path: ['amount'], message: 'outOfReach', input: value.amount });
    }),
  );
  const toRequest = ({ enabled, threshold, amount }: AutoTopUpValues): AutoTopUpRequest =>
    enabled ? { enabled, threshold: Number(threshold), amount: Number(amount) } : { enabled, ...kept };
  return zod.pipe(zod.pipe(typed, zod.transform(toRequest)), AutoTopUpRequest);
};

type AutoTopUpModalProps = {
  /** With the settings that are in force, and the currency. */
  credit: Credit;
  /** The lowest amounts, in whole units of the credit's currency. */
  minimums: AutoTopUpAmounts;
  /** Why no VAT comes on top. */
  vatExemption?: VatExemption | undefined;
  /** Called with valid amounts, or to switch it off. Return the promise of the call. */
  onSave: (settings: AutoTopUpRequest, version: string | undefined) => unknown;
  /** Reads the settings as they are now. */
  readLatest: () => Promise<Credit>;
  /** Called by Cancel, the close button, Escape and a press outside. */
  onClose: () => void;
  /** The call is under way: Save waits. */
  isSaving?: boolean;
  /** Why the last attempt failed, and where that is mended. */
  failure?: { text: string; setupHref?: string | undefined } | undefined;
  /** The values of an earlier visit. */
  draft?: FormDraft<AutoTopUpValues>;
};

const useFaults = (currency: string, minimums: AutoTopUpAmounts) => {
  const { t } = useTranslation(['credits', 'errors']);
  const { money } = useFormat();
  return (name: keyof AutoTopUpAmounts): FaultTexts => ({
    notWhole: t('errors:validation.wholeNumber'),
    belowMinimum: t('credits:topUp.belowMinimum', { minimum: money(minimums[name], currency) }),
    aboveMaximum: t('credits:topUp.aboveMaximum', { maximum: money(TOP_UP_MAX, currency) }),
    outOfReach: t('credits:autoTopUp.outOfReach', { maximum: money(TOP_UP_MAX, currency) }),
  });
};

/** What saving charges at once, in words, and the question before it where that is much. */
const useChargedNow = ({ balance }: Credit, vat: string) => {
  const { t } = useTranslation('credits');
  const { money } = useFormat();
  const dueOf = (settings: AutoTopUpAmounts): number => topUpDue(balance.value, settings, TOP_UP_MAX);
  return {
    chargedNow: (typed: AutoTopUpAmounts): string | undefined => {
      const due = dueOf(typed);
      return due === 0 ? undefined : t('autoTopUp.chargedNow', { total: money(due, balance.currency), vat });
    },
    doubt: ({ enabled, ...settings }: AutoTopUpRequest) => {
      const due = enabled ? dueOf(settings) : 0;
      if (!isLargeCharge(due, settings)) return undefined;
      const total = money(due, balance.currency);
      return { question: t('autoTopUp.askLarge', { total, vat }), confirm: t('autoTopUp.chargeLarge', { total, vat }) };
    },
  };
};

/** The amounts that were set before, or the lowest ones. */
const amountsOf = ({ topUpThreshold, topUpAmount }: Credit, minimums: AutoTopUpAmounts): AutoTopUpAmounts => ({
  threshold: topUpThreshold || minimums.threshold,
  amount: topUpAmount || minimums.amount,
});

const valuesOf = (credit: Credit, minimums: AutoTopUpAmounts): AutoTopUpValues => {
  const { threshold, amount } = amountsOf(credit, minimums);
  return { enabled: credit.autoTopUpEnabled, threshold: String(threshold), amount: String(amount) };
};

const useAutoTopUpForm = ({ credit, minimums, draft, readLatest }: AutoTopUpModalProps) => {
  const { threshold: lowest, amount: least } = minimums;
  const { topUpThreshold: threshold, topUpAmount: amount } = credit;
  const { currency } = credit.balance;
  const schema = useMemo(
    () => autoTopUpSchema({ threshold: lowest, amount: least }, { threshold, amount }, currency),
    [lowest, least, threshold, amount, currency],
  );
  // Opened to switch it on, or to change what is on.
  const form = useForm({ schema, defaultValues: { ...valuesOf(credit, minimums), enabled: true }, draft });
  const elsewhere = useElsewhere(form, {
    stored: credit,
    toValues: (latest) => valuesOf(latest, minimums),
    readLatest,
    // They say what the card is charged.
    isOne: true,
  });
  return { form, elsewhere };
};

/** Below which balance credit is bought, and how much; once it is on, also the way to switch it off. */
export const AutoTopUpModal = (props: AutoTopUpModalProps): ReactElement => {
  const { credit, minimums, vatExemption, onSave, onClose, isSaving = false, failure } = props;
  const { currency } = credit.balance;
  const { t } = useTranslation('credits');
  const faultText = useFaultText();
  const exemptionText = useExemptionText();
  const faults = useFaults(currency, minimums);
  const { form, elsewhere } = useAutoTopUpForm(props);
  const { control, formState } = form;
  const [isOn, threshold, amount] = useWatch({ control, name: ['enabled', 'threshold', 'amount'] });
  const vat = vatExemption ? '' : t('autoTopUp.plusVat');
  const { chargedNow: chargedNowOf, doubt } = useChargedNow(credit, vat);
  const read = (typed: string): string => readWholeNumber(typed, currency);
  const chargedNow = chargedNowOf({ threshold: Number(read(threshold)), amount: Number(read(amount)) });
  const wrong = FIELDS.find((name) => formState.errors[name]);
  const fault = wrong && formState.errors[wrong];
  const reason = wrong && fault ? faultText(fault, faults(wrong)) : t('autoTopUp.incomplete');
  return (
    <FormModal
      form={form}
      onSubmit={(settings) => elsewhere.save(settings, onSave)}
      doubt={doubt}
      isPending={isSaving}
      isLocked={isSaving}
      onClose={onClose}
      title={t('autoTopUp.title')}
      submitLabel={credit.autoTopUpEnabled ? t('autoTopUp.save') : t('autoTopUp.activate')}
      disabledReason={formState.isValid ? undefined : reason}
      className={styles.content}
    >
      {credit.autoTopUpEnabled && <CheckboxField control={control} name="enabled" label={t('autoTopUp.enabled')} />}
      {FIELDS.map((name) => (
        <TextField
          key={name}
          control={control}
          name={name}
          label={t(`autoTopUp.${name}`)}
          inputMode="numeric"
          settle={read}
          autoComplete="off"
          end={currency}
          isDisabled={!isOn}
          faults={faults(name)}
        />
      ))}
      <p className={styles.hint}>{t('autoTopUp.hint', { vat })}</p>
      {vatExemption && <p className={styles.hint}>{exemptionText(vatExemption)}</p>}
      <p className={styles.hint}>{t('autoTopUp.most', { most: AUTO_TOP_UPS_A_DAY })}</p>
      {isOn && formState.isValid && chargedNow !== undefined && <Banner tone="warning">{chargedNow}</Banner>}
      <ChangedElsewhere
        elsewhere={elsewhere}
        typed={{ enabled: isOn, threshold, amount }}
        describe={(values) => [
          ['enabled', t('autoTopUp.title'), t(values.enabled ? 'autoTopUp.isOn' : 'autoTopUp.isOff')],
          ...FIELDS.map((name) => [name, t(`autoTopUp.${name}`), `${values[name].trim()} ${currency}`] as const),
        ]}
      />
      {failure && (
        <Banner
          tone="danger"
          action={failure.setupHref !== undefined && <Link href={failure.setupHref}>{t('autoTopUp.setup')}</Link>}
        >
          {failure.text}
        </Banner>
      )}
    </FormModal>
  );
};
