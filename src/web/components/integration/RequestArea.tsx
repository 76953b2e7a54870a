import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { textRows } from '#domain/text-rows.ts';
import { useIsMobile } from '#web/ui/breakpoint.ts';
import { CodeArea } from '#web/ui/data/CodeArea.tsx';
import { useToast } from '#web/ui/overlays/use-toast.ts';

type RequestAreaProps = {
  /** What the request does. */
  label: string;
  /** A command for a shell, with line breaks. */
  request: string;
};

/**
 * An example request, in its full height, to read and to copy.
 *
 * Use it in guides, where all of it has to be read. A long text that is only copied is a CodeArea.
 *
 * Anatomy: the label; below it the request in full height on a sunken ground, with a button that copies it.
 *
 * Do:
 * - Write it for a POSIX shell, with what an earlier request returned as a variable: `$TOKEN`.
 *
 * Don't:
 * - Show an answer in it: it is there to be run, and the toast says that code was copied.
 *
 * Keyboard: Tab reaches the text, which scrolls by the arrows, then the copy button.
 */
export const RequestArea = ({ label, request }: RequestAreaProps): ReactElement => {
  const { t } = useTranslation('integration');
  const toast = useToast();
  const isMobile = useIsMobile();
  return (
    <CodeArea
      label={label}
      value={request}
      rows={textRows(request, { isMobile })}
      isWrapped
      onCopied={() => toast.success(t('request.codeCopied'), { isShort: true })}
    />
  );
};
