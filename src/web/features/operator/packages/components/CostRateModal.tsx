import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { CostRateRequest } from '#contract/operator/model/costRateRequest.ts';
import { DEFAULT_CURRENCY } from '#domain/money.ts';
import { FormModal } from '#web/components/form/FormModal.tsx';
import { RateField } from './RateField.tsx';
import { TextField } from '#web/components/form/TextField.tsx';
import { type FormDraft, useForm } from '#web/components/form/use-form.ts';
import { costRateSchema, NO_RATE } from './cost-rate-schema.ts';
import styles from '../../components/DeskModal.module.css';

export type CostRateModalProps = {
  /** Keeps what is typed while its effect is looked at, and beyond the session. */
  draft: FormDraft<CostRateRequest>;
  /** Called with the rate, which holds only once it is applied. */
  onPreview: (rate: CostRateRequest) => void;
  /** Called by Cancel, the close button, Escape and a press outside. */
  onClose: () => void;
};

/**
 * Asks what a unit of a currency costs, and since which day. What it changes is shown before it holds.
 *
 * Use it on the page of the price rules.
 *
 * Keyboard: Enter goes on to the preview.
 */
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
      <RateField
        control={control}
        name="rate"
        label={t('rate.rate')}
        description={t('rate.rateHint')}
        currency={DEFAULT_CURRENCY}
        faults={{ required: t('rate.rateFault'), invalid: t('rate.rateFault'), impossible: t('rate.impossible') }}
      />
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
