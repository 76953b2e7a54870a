import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import * as zod from 'zod/mini';
import type { CostRateRequest } from '#contract/operator/model/costRateRequest.ts';
import { CostRateRequest as Schema } from '#contract/operator/zod/schemas/costRateRequest.zod.ts';
import { isRate, isRateDay, needsRate, toRatePpm } from '#domain/cost-rate.ts';
import { DEFAULT_CURRENCY } from '#domain/money.ts';
import { showAmount } from '#domain/typed-amount.ts';
import { isPossibleRate } from '#domain/plausible-rate.ts';
import { useFieldLimit } from '#web/components/form/form-schema.ts';
import { FormModal } from '#web/components/form/FormModal.tsx';
import { trimmed } from '#web/components/form/schemas.ts';
import { TextField } from '#web/components/form/TextField.tsx';
import { useDecimalSign } from '#web/components/form/use-decimal-field.ts';
import { useFormField } from '#web/components/form/use-form-field.ts';
import { type FormDraft, type FormOf, useForm } from '#web/components/form/use-form.ts';
import { TextField as PlainField } from '#web/ui/fields/TextField.tsx';
import { defined } from '#web/ui/props.ts';
import styles from '../../components/DeskModal.module.css';

const hasCome = (day: string): boolean => isRateDay(day, new Date());

/** A rate as it is typed. */
const costRateSchema = zod
  .strictObject({
    currency: trimmed(Schema.shape.currency.check(zod.refine(needsRate, 'dollars'))),
    rate: trimmed(Schema.shape.rate.check(zod.refine(isRate, 'invalid'))),
    asOf: Schema.shape.asOf.check(zod.refine(hasCome, 'notYet')),
  })
  .check(
    zod.refine(({ currency, rate }) => isPossibleRate(currency, toRatePpm(rate)), {
      path: ['rate'],
      error: 'impossible',
    }),
  );

const NO_RATE: CostRateRequest = { currency: '', rate: '', asOf: '' };

type RateFieldProps = Pick<FormOf<CostRateRequest, CostRateRequest>, 'control'>;

/**
 * The rate as it is typed: its value stays a text, so that nothing rounds it, and is shown with the decimal sign of the
 * reader's language.
 */
const RateField = ({ control }: RateFieldProps): ReactElement => {
  const { t } = useTranslation('operatorPackages');
  const decimalSign = useDecimalSign();
  const maxLength = useFieldLimit('rate');
  const faults = { required: t('rate.rateFault'), invalid: t('rate.rateFault'), impossible: t('rate.impossible') };
  const { value, onChange, ...field } = useFormField({ control, name: 'rate', faults }, undefined, maxLength);
  return (
    <PlainField
      {...field}
      label={t('rate.rate')}
      description={t('rate.rateHint')}
      value={showAmount(value, decimalSign)}
      // A rate has more decimals than an amount.
      onChange={(typed) => onChange(typed.replace(decimalSign, '.'))}
      inputMode="decimal"
      autoComplete="off"
      end={DEFAULT_CURRENCY}
      {...defined({ maxLength })}
    />
  );
};

type CostRateModalProps = {
  /** Keeps what is typed while its effect is looked at, and beyond the session. */
  draft: FormDraft<CostRateRequest>;
  /** Called with the rate, which holds only once it is applied. */
  onPreview: (rate: CostRateRequest) => void;
  /** Called by Cancel, the close button, Escape and a press outside. */
  onClose: () => void;
};

/** Asks what a unit of a currency costs, and since which day. What it changes is shown before it holds. */
export const CostRateModal = ({ draft, onPreview, onClose }: CostRateModalProps): ReactElement => {
  const { t } = useTranslation('operatorPackages');
  const form = useForm({ schema: costRateSchema, defaultValues: NO_RATE, draft });
  const { control, formState } = form;
  return (
    <FormModal
      form={form}
      onSubmit={onPreview}
      onClose={onClose}
      title={t('rate.title')}
      submitLabel={t('rules.preview')}
      disabledReason={formState.isValid ? undefined : t('rate.incomplete')}
      className={styles.content}
    >
      <TextField
        control={control}
        name="currency"
        label={t('rate.currency')}
        description={t('rate.currencyHint')}
        normalise={(typed) => typed.toUpperCase()}
        faults={{ required: t('rate.currencyFault'), invalid: t('rate.currencyFault'), dollars: t('rate.dollars') }}
        autoComplete="off"
      />
      <RateField control={control} />
      <TextField
        control={control}
        name="asOf"
        type="date"
        label={t('rate.date')}
        description={t('rate.dateHint')}
        faults={{ required: t('rate.dateFault'), invalid: t('rate.dateFault'), notYet: t('rate.notYet') }}
      />
    </FormModal>
  );
};
