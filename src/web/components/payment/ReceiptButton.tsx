import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/Button.tsx';
import { DownloadIcon } from '#web/ui/icons.ts';
import { useToast } from '#web/ui/overlays/use-toast.ts';

export type ReceiptButtonProps = {
  /** When the purchase was made, as the card above says it. */
  date: string;
  /** Saves the receipt; what it throws is told in a toast. */
  onDownload: () => Promise<void>;
};

/**
 * Saves the receipt of a purchase, and can be pressed again when that did not work.
 *
 * Use it wherever a purchase with a receipt is shown; one without has none.
 */
export const ReceiptButton = ({ date, onDownload }: ReceiptButtonProps): ReactElement => {
  const { t } = useTranslation('credits');
  const toast = useToast();
  const [isPending, setPending] = useState(false);
  const download = async (): Promise<void> => {
    setPending(true);
    try {
      await onDownload();
    } catch {
      toast.error(t('history.receiptFailed'));
    }
    setPending(false);
  };
  return (
    <Button
      variant="quiet"
      size="small"
      icon={DownloadIcon}
      aria-label={t('history.receiptOf', { date })}
      isPending={isPending}
      onPress={() => void download()}
    >
      {t('history.receipt')}
    </Button>
  );
};
