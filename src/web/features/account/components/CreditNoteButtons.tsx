import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Purchase } from '#contract/storefront/model/purchase.ts';
import { Badge } from '#web/ui/feedback/Badge.tsx';
import styles from './CreditNoteButtons.module.css';
import { PaymentFileButton } from '#web/components/payment/PaymentFileButton.tsx';

export type CreditNote = NonNullable<Purchase['creditNotes']>[number];

type CreditNoteButtonsProps = {
  /** Oldest first; nothing is shown when there are none. */
  notes: readonly CreditNote[] | undefined;
  /** Saves one; its button waits for the promise. */
  onDownload: (note: CreditNote) => Promise<void>;
};

/**
 * Saves the credit notes of a purchase that was refunded, each by its number. One whose refund failed says so.
 *
 * Use it beside the ReceiptButton of the purchase.
 *
 * Anatomy: a button for each credit note by its number, and a badge where its refund failed.
 *
 * Do:
 * - Pass all notes of a purchase, those of a failed refund too: their numbers are used up.
 *
 * Don't:
 * - Show it without the receipt: a note corrects one.
 *
 * Keyboard: Tab reaches each button.
 */
export const CreditNoteButtons = ({ notes, onDownload }: CreditNoteButtonsProps): ReactElement | null => {
  const { t } = useTranslation('credits');
  if (!notes || notes.length === 0) return null;
  return (
    <span className={styles.notes}>
      {notes.map((note) => (
        <span key={note.id} className={styles.note}>
          <PaymentFileButton
            label={t('history.creditNote', { number: note.number })}
            name={t('history.creditNoteOf', { number: note.number })}
            failed={t('history.creditNoteFailed')}
            onDownload={() => onDownload(note)}
          />
          {note.isVoid && <Badge tone="danger">{t('history.void')}</Badge>}
        </span>
      ))}
    </span>
  );
};
