import type { ReactElement } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as zod from 'zod/mini';
import { Metatag } from '#contract/storefront/zod/schemas/metatag.zod.ts';
import { type SaleDetails, SELL_ACTIVATION_MODES } from '#domain/sell-flow.ts';
import { Form } from '#web/components/form/Form.tsx';
import { RadioField } from '#web/components/form/RadioField.tsx';
import { TextAreaField } from '#web/components/form/TextAreaField.tsx';
import { useForm } from '#web/components/form/use-form.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import styles from './SellSummary.module.css';

export type SellNotesProps = {
  /** Id of the form, for the button that submits it. */
  id: string;
  /** The values of an earlier visit to this step. */
  details: SaleDetails;
  /** Called on every change: the step may be left before it is submitted. */
  onChange: (details: SaleDetails) => void;
  /** Called with valid notes. Return the promise of the sale, so that it cannot be sent twice. */
  onSubmit: (details: SaleDetails) => unknown;
};

/** The fields of RegisterActivationRequest that come last; the app offers only these modes. */
const schema = zod.strictObject({ metatag: Metatag, activationMode: zod.enum(SELL_ACTIVATION_MODES) });

/**
 * The seller's notes, and when the validity starts.
 *
 * Use it in the last step of a sale, folded.
 *
 * Keyboard: Enter in a line sells.
 */
export const SellNotes = ({ id, details, onChange, onSubmit }: SellNotesProps): ReactElement => {
  const { t } = useTranslation('pointOfSale');
  const form = useForm({ schema, defaultValues: details, onChange });
  const mode = useWatch({ control: form.control, name: 'activationMode' });
  return (
    <Card>
      <Form id={id} form={form} onSubmit={onSubmit} className={styles.summary}>
        <RadioField
          control={form.control}
          name="activationMode"
          label={t('notes.mode')}
          appearance="row"
          description={t(`notes.${mode}Hint`)}
          options={SELL_ACTIVATION_MODES.map((value) => ({ value, label: t(`notes.${value}`) }))}
        />
        <TextAreaField
          control={form.control}
          name="metatag"
          label={t('notes.notes')}
          description={t('notes.notesHint')}
          rows={2}
        />
      </Form>
    </Card>
  );
};
