import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import * as zod from 'zod/mini';
import type { PriceRules } from '#contract/operator/model/priceRules.ts';
import { PriceRules as Schema } from '#contract/operator/zod/schemas/priceRules.zod.ts';
import { DEFAULT_CURRENCY } from '#domain/money.ts';
import { FormModal } from '#web/components/form/FormModal.tsx';
import { MoneyField } from '#web/components/form/MoneyField.tsx';
import { RadioField } from '#web/components/form/RadioField.tsx';
import { amount } from '#web/components/form/schemas.ts';
import { useForm } from '#web/components/form/use-form.ts';
import styles from '../../components/DeskModal.module.css';

type Basics = Pick<PriceRules, 'newPackages' | 'floor'>;

/** How new packages come on sale, and the floor, as they are typed. */
const priceBasicsSchema = zod.strictObject({
  newPackages: Schema.shape.newPackages,
  floor: amount(Schema.shape.floor),
});

type PriceBasicsModalProps = {
  /** What is set at present. */
  basics: Basics;
  /** Called with the new values. */
  onSave: (basics: Basics) => void;
  /** Called by Cancel, the close button, Escape and a press outside. */
  onClose: () => void;
};

/** Asks how new packages come on sale, and for the floor of all prices. */
export const PriceBasicsModal = ({ basics, onSave, onClose }: PriceBasicsModalProps): ReactElement => {
  const { t } = useTranslation('operatorPackages');
  const form = useForm({
    schema: priceBasicsSchema,
    defaultValues: { newPackages: basics.newPackages, floor: String(basics.floor) },
  });
  const { control, formState } = form;
  return (
    <FormModal
      form={form}
      onSubmit={onSave}
      onClose={onClose}
      title={t('rules.basicsTitle')}
      submitLabel={t('rules.save')}
      disabledReason={formState.isValid ? undefined : t('rules.incomplete')}
      className={styles.content}
    >
      <RadioField
        control={control}
        name="newPackages"
        label={t('rules.newPackages')}
        options={(['AT_ONCE', 'AFTER_APPROVAL'] as const).map((value) => ({ value, label: t(`rules.ways.${value}`) }))}
      />
      <MoneyField
        control={control}
        name="floor"
        label={t('rules.floor')}
        description={t('rules.floorHint')}
        currency={DEFAULT_CURRENCY}
      />
    </FormModal>
  );
};
