import { type ReactElement, useState } from 'react';
import { Button } from '#web/ui/actions/Button.tsx';
import { DownloadIcon } from '#web/ui/icons.ts';
import { lazyModal } from '#web/ui/lazy-component.tsx';
import type { SavedList } from './SaveListDialog.tsx';

const SaveListDialog = lazyModal(async () => (await import('./SaveListDialog.tsx')).SaveListDialog);

type SaveListProps = {
  /** What is saved: on the button, and above the formats. */
  label: string;
} & SavedList;

/**
 * Saves a list of the desk as a file, with the filters that are set, in the language that is shown.
 *
 * Use it in the actions of a page that is one list.
 *
 * Keyboard: Enter and Space open the choice of the format.
 */
export const SaveList = ({ label, ...list }: SaveListProps): ReactElement => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={DownloadIcon} onPress={() => setOpen(true)}>
        {label}
      </Button>
      <SaveListDialog {...list} title={label} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
};
