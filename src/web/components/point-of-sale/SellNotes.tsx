import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { NOTES_LENGTH_MAX } from '#domain/limits.ts';
import { SELL_ACTIVATION_MODES, type SellActivationMode } from '#domain/sell-flow.ts';
import { RadioList } from '#web/ui/fields/RadioList.tsx';
import { TextArea } from '#web/ui/fields/TextArea.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import styles from './SellSummary.module.css';

export interface SellNotesProps {
  notes: string;
  onNotesChange: (notes: string) => void;
  activationMode: SellActivationMode;
  onActivationModeChange: (mode: SellActivationMode) => void;
}

/** What the seller may note, and when the validity starts. */
export const SellNotes = (props: SellNotesProps): ReactElement => {
  const { t } = useTranslation('pointOfSale');
  return (
    <Card>
      <div className={styles.summary}>
        <RadioList
          label={t('notes.mode')}
          appearance="card"
          options={SELL_ACTIVATION_MODES.map((mode) => ({
            value: mode,
            label: t(`notes.${mode}`),
            description: t(`notes.${mode}Hint`),
          }))}
          value={props.activationMode}
          onChange={props.onActivationModeChange}
        />
        <TextArea
          label={t('notes.notes')}
          description={t('notes.notesHint')}
          maxLength={NOTES_LENGTH_MAX}
          rows={4}
          value={props.notes}
          onChange={props.onNotesChange}
        />
      </div>
    </Card>
  );
};
