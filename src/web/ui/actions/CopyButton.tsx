import { type ReactElement, useEffect, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { useTranslation } from 'react-i18next';
import { Icon } from '../Icon.tsx';
import { CheckIcon, CopyIcon } from '../icons.ts';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { classes } from '../props.ts';
import { copyText } from './copy-text.ts';
import styles from './CopyButton.module.css';

type CopyButtonProps = {
  /** The text that goes to the clipboard, as it is. */
  value: string;
  /** Names the copied value: the button's name becomes 'Copy <label>'. */
  label: string;
  /** Shows text beside the icon. */
  hasText?: boolean;
  /** To show a toast, for example. */
  onCopied?: (() => void) | undefined;
};

const CONFIRMED_MS = 2000;

const useConfirmation = (): [boolean, () => void] => {
  const [confirmedAt, setConfirmedAt] = useState(0);
  useEffect(() => {
    if (confirmedAt === 0) return undefined;
    const timer = setTimeout(() => setConfirmedAt(0), CONFIRMED_MS);
    return () => clearTimeout(timer);
  }, [confirmedAt]);
  return [confirmedAt !== 0, () => setConfirmedAt(Date.now())];
};

/**
 * Copies a value and confirms it for two seconds, by its icon and for screen readers.
 *
 * Use it beside a value that people paste elsewhere. A value in a box has a CopyField, code a CodeArea,
 * which bring this button.
 *
 * Anatomy: a copy icon, with `hasText` the word "Copy" beside it; after a press a check mark, and "Copied" instead of
 * the word.
 *
 * Do:
 * - Name the value in `label`: it is read as "Copy API key".
 * - Copy the whole value, also where less of it is shown.
 * - Announce the copy in `onCopied`, by a toast; without `onCopied` the button announces it.
 *
 * Don't:
 * - Begin `label` with "Copy": the button adds the word.
 * - Add a unit, a label or quotes to `value`: it is pasted as it is.
 *
 * Keyboard: Enter and Space copy.
 */
export const CopyButton = ({ value, label, hasText = false, onCopied }: CopyButtonProps): ReactElement => {
  const { t } = useTranslation('ui');
  const [isCopied, confirm] = useConfirmation();
  const copy = async (): Promise<void> => {
    if (!(await copyText(value))) return;
    confirm();
    onCopied?.();
  };
  return (
    <>
      <AriaButton
        className={classes(styles.button, isCopied && styles.copied)}
        // The accessible name must contain the visible word, for voice control.
        aria-label={isCopied && hasText ? t('copied') : t('copy', { label })}
        onPress={() => void copy()}
      >
        <Icon of={isCopied ? CheckIcon : CopyIcon} size={16} />
        {hasText && <span>{isCopied ? t('copied') : t('copyShort')}</span>}
      </AriaButton>
      {!onCopied && (
        <output>
          <VisuallyHidden>{isCopied ? t('copied') : ''}</VisuallyHidden>
        </output>
      )}
    </>
  );
};
