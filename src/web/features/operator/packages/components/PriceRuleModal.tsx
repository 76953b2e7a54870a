import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { PricedRegion } from '#contract/operator/zod/schemas/pricedRegion.zod.ts';
import type { PriceRule } from '#contract/operator/model/priceRule.ts';
import { DEFAULT_CURRENCY } from '#domain/money.ts';
import { FormModal } from '#web/components/form/FormModal.tsx';
import { MoneyField } from '#web/components/form/MoneyField.tsx';
import { PercentField } from '../../components/PercentField.tsx';
import { SelectField } from './SelectField.tsx';
import { useForm } from '#web/components/form/use-form.ts';
import { VolumeField } from './VolumeField.tsx';
import styles from '../../components/DeskModal.module.css';
import { ANY, priceRuleSchema, toRule, toTyped } from './price-rule-schema.ts';
import { useRegionName } from './use-rule-name.ts';

export type PriceRuleModalProps = {
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

/**
 * Asks which packages a price rule is for, and what it adds to their cost.
 *
 * Use it on the page of the rules.
 *
 * Keyboard: Enter saves.
 */
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
      <SelectField
        control={control}
        name="supplier"
        label={t('supplier')}
        options={[{ value: ANY, label: t('anySupplier') }, ...suppliers.map((name) => ({ value: name, label: name }))]}
      />
      <SelectField
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
      <VolumeField control={control} name="fromGb" label={t('rules.fromGb')} description={t('rules.fromGbHint')} />
      <VolumeField
        control={control}
        name="belowGb"
        label={t('rules.belowGb')}
        description={t('rules.belowGbHint')}
        faults={{ belowStart: t('rules.belowStart') }}
      />
      <PercentField control={control} name="marginPercent" label={t('rules.margin')} />
      <MoneyField control={control} name="fixed" label={t('rules.fixed')} currency={DEFAULT_CURRENCY} />
    </FormModal>
  );
};
