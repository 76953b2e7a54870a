import { type ReactElement, useState } from 'react';
import { Button } from '#web/ui/actions/Button.tsx';
import { useSingleDownload } from '#web/ui/actions/use-single-call.ts';
import { DownloadIcon } from '#web/ui/icons.ts';
import { useToast } from '#web/ui/overlays/use-toast.ts';

export type PaymentFileButtonProps = {
  /** What the button shows. */
  label: string;
  /** What it is called among others of its kind. */
  name: string;
  /** What a toast says when the file could not be saved. */
  failed: string;
  /** Saves the file; the button waits for the promise. */
  onDownload: () => Promise<void>;
};

/**
 * Saves a document of a purchase, and can be pressed again when that did not work.
 *
 * Use it through ReceiptButton and CreditNoteButtons.
 *
 * Anatomy: a small quiet button with a download icon; while the file is being fetched it is pending.
 *
 * Do:
 * - Name the document and its date in `name`: there are many of them on a page.
 *
 * Don't:
 * - Use it for files that are not documents of a payment.
 */
export const PaymentFileButton = ({ label, name, failed, onDownload }: PaymentFileButtonProps): ReactElement => {
  const toast = useToast();
  const [isPending, setPending] = useState(false);
  const download = useSingleDownload(async () => {
    setPending(true);
    try {
      await onDownload();
    } catch (error) {
      toast.error(failed);
      throw error;
    } finally {
      setPending(false);
    }
  });
  return (
    <Button variant="quiet" size="small" icon={DownloadIcon} aria-label={name} isPending={isPending} onPress={download}>
      {label}
    </Button>
  );
};
