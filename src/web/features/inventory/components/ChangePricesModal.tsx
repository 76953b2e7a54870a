import { type ReactElement, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as zod from 'zod/mini';
import type { InventoryItem } from '#contract/storefront/model/inventoryItem.ts';
import type { PriceChange } from '#contract/storefront/model/priceChange.ts';
import { amountFault, DEFAULT_CURRENCY, fromMinor, type Minor, toMinor } from '#domain/money.ts';
import { toPriceChange } from '#domain/price-change.ts';
import { type NewPrice, newPrices, priceDoubts, type PriceStep } from '#domain/price-step.ts';
import { CheckboxField } from '#web/components/form/CheckboxField.tsx';
import { FormModal } from '#web/components/form/FormModal.tsx';
import { useDecimalField } from '#web/components/form/use-decimal-field.ts';
import { useFormField } from '#web/components/form/use-form-field.ts';
import { type FormOf, useForm } from '#web/components/form/use-form.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Select } from '#web/ui/fields/Select.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import styles from './ChangePricesModal.module.css';
import { NewPriceTable } from './NewPriceTable.tsx';

/** What can be done to the prices, in the order of the list. */
const KINDS = [
  'raiseByPercent',
  'lowerByPercent',
  'raiseByAmount',
  'lowerByAmount',
  'endInNine',
  'recommended',
] as const;

type Kind = (typeof KINDS)[number];

/** The unit of the value that a kind asks for. */
const unitOf: Partial<Record<Kind, string>> = {
  raiseByPercent: '%',
  lowerByPercent: '%',
  raiseByAmount: DEFAULT_CURRENCY,
  lowerByAmount: DEFAULT_CURRENCY,
};

const VALUE_MAX = 100_000;

const stepSchema = zod.strictObject({ kind: zod.enum(KINDS), value: zod.string(), endsInNine: zod.boolean() }).check(
  zod.refine(({ kind, value }) => unitOf[kind] === undefined || amountFault(value.trim()) === undefined, {
    path: ['value'],
    error: 'notANumber',
  }),
  zod.refine(({ kind, value }) => unitOf[kind] === undefined || !(Number(value) > VALUE_MAX), {
    path: ['value'],
    error: `tooHigh:${VALUE_MAX}`,
  }),
);

type TypedStep = zod.output<typeof stepSchema>;

const USUAL: TypedStep = { kind: 'raiseByPercent', value: '10', endsInNine: true };

const toStep = ({ kind, value, endsInNine }: TypedStep): PriceStep => {
  if (kind === 'endInNine' || kind === 'recommended') return { kind };
  const size = toMinor(Number(value)) * (kind.startsWith('lower') ? -1 : 1);
  // Hundredths of a percent are basis points.
  return unitOf[kind] === '%'
    ? { kind: 'rate', basisPoints: size, endsInNine }
    : { kind: 'amount', amount: size, endsInNine };
};

type FieldsProps = { form: FormOf<TypedStep, TypedStep>; kind: Kind };

const Fields = ({ form: { control }, kind }: FieldsProps): ReactElement => {
  const { t } = useTranslation(['inventoryPrices', 'inventory']);
  const unit = unitOf[kind];
  const { number } = useFormat();
  const chosen = useFormField({ control, name: 'kind' });
  const typed = useDecimalField({ control, name: 'value' }, number);
  return (
    <>
      <div className={styles.fields}>
        <div>
          <Select
            {...chosen}
            label={t('inventoryPrices:kind')}
            options={KINDS.map((value) => ({ value, label: t(`inventoryPrices:kinds.${value}`) }))}
          />
        </div>
        {unit !== undefined && <TextField {...typed} label={t('inventoryPrices:by')} end={unit} />}
      </div>
      {unit !== undefined && (
        <CheckboxField control={control} name="endsInNine" label={t('inventoryPrices:endsInNine')} />
      )}
    </>
  );
};

/** What is asked once for all before packages are free or sold below cost. */
const useDoubt = () => {
  const { t } = useTranslation('inventoryPrices');
  const { money } = useFormat();
  return (prices: readonly NewPrice[]) => {
    const { free, belowCost, loss } = priceDoubts(prices);
    if (free + belowCost === 0) return undefined;
    const parts = [
      free > 0 && t('askFree', { count: free }),
      belowCost > 0 && t('askBelowCost', { count: belowCost }),
      loss > 0 && t('askLoss', { count: free + belowCost, loss: money(fromMinor(loss), DEFAULT_CURRENCY) }),
      t('askAnyway'),
    ];
    return {
      question: parts.filter(Boolean).join(' '),
      confirm: t(loss > 0 ? 'saveAtLoss' : 'saveFree', { count: prices.length }),
    };
  };
};

const NO_PRICES: readonly NewPrice[] = [];

export type ChangePricesModalProps = {
  /** The packages that are ticked. */
  items: readonly InventoryItem[];
  /** The recommended price of a package in cents; undefined where it is not known. */
  recommendedOf: (item: InventoryItem) => Minor | undefined;
  /** Called with the new prices. Return the promise of the call: the modal stays open where it fails. */
  onSave: (changes: PriceChange[]) => Promise<unknown>;
  /** Called by Cancel, the close button, Escape and a press outside. */
  onClose: () => void;
};

/** Changes the prices of several packages by one rule, and shows each new price before. */
export const ChangePricesModal = ({ items, recommendedOf, onSave, onClose }: ChangePricesModalProps): ReactElement => {
  const { t } = useTranslation(['inventoryPrices', 'inventory']);
  const form = useForm({
    schema: stepSchema,
    defaultValues: USUAL,
  });
  const [kind, value, endsInNine] = useWatch({ control: form.control, name: ['kind', 'value', 'endsInNine'] });
  // Undefined while what was typed is no number: the field says so when it is sent.
  const wanted = useMemo(() => {
    const typed = stepSchema.safeParse({ kind, value, endsInNine });
    return typed.success ? newPrices(items, toStep(typed.data), recommendedOf) : undefined;
  }, [items, recommendedOf, kind, value, endsInNine]);
  const prices = wanted ?? NO_PRICES;
  const doubtAt = useDoubt();
  return (
    <FormModal
      form={form}
      onSubmit={() => onSave(prices.map(toPriceChange))}
      doubt={() => doubtAt(prices)}
      isPending={form.formState.isSubmitting}
      className={styles.form}
      title={t('inventoryPrices:title', { count: items.length })}
      onClose={onClose}
      width={650}
      submitLabel={wanted ? t('inventoryPrices:save', { count: prices.length }) : t('inventoryPrices:change')}
      disabledReason={wanted?.length === 0 ? t('inventoryPrices:nothingChanges') : undefined}
    >
      <Fields form={form} kind={kind} />
      <NewPriceTable prices={prices} count={wanted ? items.length : 0} />
    </FormModal>
  );
};
