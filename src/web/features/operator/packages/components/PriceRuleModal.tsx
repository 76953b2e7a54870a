import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import * as zod from 'zod/mini';
import { priceRuleBelowGbMax } from '#contract/operator/constants.ts';
import type { PriceRule } from '#contract/operator/model/priceRule.ts';
import { PricedRegion } from '#contract/operator/zod/schemas/pricedRegion.zod.ts';
import { PriceRule as Rule } from '#contract/operator/zod/schemas/priceRule.zod.ts';
import { DEFAULT_CURRENCY } from '#domain/money.ts';
import { FormModal } from '#web/components/form/FormModal.tsx';
import { MoneyField } from '#web/components/form/MoneyField.tsx';
import { amount } from '#web/components/form/schemas.ts';
import { useFormField } from '#web/components/form/use-form-field.ts';
import { type FormOf, useForm } from '#web/components/form/use-form.ts';
import { Select, type SelectProps } from '#web/ui/fields/Select.tsx';
import styles from '../../components/DeskModal.module.css';
import { UnitField } from '../../components/UnitField.tsx';
import { useRegionName } from './use-rule-name.ts';

/** In place of a criterion that a rule does not have. */
const ANY = '';

const volume = amount(zod.number().check(zod.minimum(0), zod.maximum(priceRuleBelowGbMax)));

/** A rule as it is typed. Without a criterion its choice is ANY, its volume 0. */
const priceRuleSchema = zod
  .strictObject({
    supplier: zod.string(),
    region: zod.string(),
    fromGb: volume,
    belowGb: volume,
    marginPercent: amount(Rule.shape.marginPercent),
    fixed: amount(Rule.shape.fixed),
  })
  .check(
    zod.refine(({ fromGb, belowGb }) => belowGb === 0 || fromGb < belowGb, { path: ['belowGb'], error: 'belowStart' }),
  );

type TypedRule = zod.input<typeof priceRuleSchema>;

const toTyped = ({ supplier, region, fromGb = 0, belowGb = 0, marginPercent, fixed }: PriceRule): TypedRule => ({
  supplier: supplier ?? ANY,
  region: region ?? ANY,
  fromGb: String(fromGb),
  belowGb: String(belowGb),
  marginPercent: String(marginPercent),
  fixed: String(fixed),
});

const toRule = (typed: zod.output<typeof priceRuleSchema>): PriceRule => {
  const { supplier, region, fromGb, belowGb, marginPercent, fixed } = typed;
  return Rule.parse({
    ...(supplier !== ANY && { supplier }),
    ...(region !== ANY && { region }),
    ...(fromGb > 0 && { fromGb }),
    ...(belowGb > 0 && { belowGb }),
    marginPercent,
    fixed,
  });
};

type ChoiceProps = Pick<SelectProps<string>, 'label' | 'description' | 'options' | 'isSearchable'> & {
  control: FormOf<TypedRule, zod.output<typeof priceRuleSchema>>['control'];
  name: 'supplier' | 'region';
};

const Choice = ({ control, name, ...field }: ChoiceProps): ReactElement => (
  <Select {...field} {...useFormField({ control, name })} />
);

type PriceRuleModalProps = {
  /** The rule to edit; without one, it is a new one. */
  rule?: PriceRule | undefined;
  /** The suppliers that a rule can be for. */
  suppliers: readonly string[];
  /** Called with the rule. */
  onSave: (rule: PriceRule) => void;
  /** Called by Cancel, the close button, Escape and a press outside. */
  onClose: () => void;
};

const NEW: PriceRule = { marginPercent: 25, fixed: 0 };

/** Asks which packages a price rule is for, and what it adds to their cost. */
export const PriceRuleModal = ({ rule, suppliers, onSave, onClose }: PriceRuleModalProps): ReactElement => {
  const { t } = useTranslation('operatorPackages');
  const regionName = useRegionName();
  const form = useForm({ schema: priceRuleSchema, defaultValues: toTyped(rule ?? NEW) });
  const { control, formState } = form;
  return (
    <FormModal
      form={form}
      onSubmit={(typed) => onSave(toRule(typed))}
      onClose={onClose}
      title={t(rule ? 'rules.editTitle' : 'rules.addTitle')}
      submitLabel={t('rules.save')}
      disabledReason={formState.isValid ? undefined : t('rules.incomplete')}
      className={styles.content}
    >
      <Choice
        control={control}
        name="supplier"
        label={t('supplier')}
        options={[{ value: ANY, label: t('anySupplier') }, ...suppliers.map((name) => ({ value: name, label: name }))]}
      />
      <Choice
        control={control}
        name="region"
        label={t('rules.region')}
        description={t('rules.regionHint')}
        isSearchable
        options={[
          { value: ANY, label: t('rules.anyRegion') },
          ...PricedRegion.options.map((region) => ({ value: region, label: regionName(region) })),
        ]}
      />
      <UnitField
        control={control}
        name="fromGb"
        unit="GB"
        label={t('rules.fromGb')}
        description={t('rules.fromGbHint')}
      />
      <UnitField
        control={control}
        name="belowGb"
        unit="GB"
        label={t('rules.belowGb')}
        description={t('rules.belowGbHint')}
        faults={{ belowStart: t('rules.belowStart') }}
      />
      <UnitField
        control={control}
        name="marginPercent"
        unit="%"
        label={t('rules.margin')}
        description={t('rules.marginHint')}
      />
      <MoneyField control={control} name="fixed" label={t('rules.fixed')} currency={DEFAULT_CURRENCY} />
    </FormModal>
  );
};
