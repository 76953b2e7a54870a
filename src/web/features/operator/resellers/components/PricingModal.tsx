import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import * as zod from 'zod/mini';
import type { Pricing } from '#contract/operator/model/pricing.ts';
import type { PricingRequest } from '#contract/operator/model/pricingRequest.ts';
import { PricingRequest as Schema } from '#contract/operator/zod/schemas/pricingRequest.zod.ts';
import { FormModal } from '#web/components/form/FormModal.tsx';
import { amount, shownName, trimmed } from '#web/components/form/schemas.ts';
import { TextField } from '#web/components/form/TextField.tsx';
import { useForm } from '#web/components/form/use-form.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import styles from '../../components/DeskModal.module.css';
import { UnitField } from '../../components/UnitField.tsx';

/** The discount rate in percent, and the pricing group, as they are typed. */
const pricingSchema = zod.strictObject({
  discountRate: amount(Schema.shape.discountRate),
  pricingGroup: trimmed(shownName(Schema.shape.pricingGroup)),
});

type PricingModalProps = {
  /** What the reseller has at present; shown, and sent as seen. */
  pricing: Pricing;
  /** Called with the new values. Return the promise of the call. */
  onSave: (request: PricingRequest) => unknown;
  /** Called by Cancel, the close button, Escape and a press outside. */
  onClose: () => void;
  /** The call is under way: the button waits. */
  isSaving?: boolean;
  /** Why the last attempt failed; what was typed stays. */
  failure?: string | undefined;
};

/**
 * Asks for the discount rate and the pricing group of a reseller. What it has at present stays in view, so that a
 * change by another operator is seen before it is overwritten.
 */
export const PricingModal = (props: PricingModalProps): ReactElement => {
  const { pricing, onSave, onClose, isSaving = false, failure } = props;
  const { t } = useTranslation('operatorResellers');
  const { percent } = useFormat();
  const form = useForm({
    schema: pricingSchema,
    defaultValues: { discountRate: String(pricing.discountRate), pricingGroup: pricing.pricingGroup },
  });
  const { control, formState } = form;
  const present = { rate: percent(pricing.discountRate / 100), group: pricing.pricingGroup || t('pricing.none') };
  return (
    <FormModal
      form={form}
      failure={failure}
      onSubmit={(values) => onSave({ ...values, seen: pricing })}
      isPending={isSaving}
      isLocked={isSaving}
      onClose={onClose}
      title={t('pricing.title')}
      submitLabel={t('pricing.submit')}
      disabledReason={formState.isValid ? undefined : t('pricing.incomplete')}
      className={styles.content}
    >
      <p>{t('pricing.present', present)}</p>
      <UnitField
        control={control}
        name="discountRate"
        unit="%"
        label={t('facts.discount')}
        description={t('pricing.discountHint')}
      />
      <TextField
        control={control}
        name="pricingGroup"
        label={t('facts.pricingGroup')}
        description={t('pricing.groupHint')}
        autoComplete="off"
      />
    </FormModal>
  );
};
