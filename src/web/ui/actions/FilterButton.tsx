import { type ReactElement, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Unbroken } from '../Unbroken.tsx';
import { CloseIcon } from '../icons.ts';
import type { IconShape } from '../Icon.tsx';
import { classes } from '../props.ts';
import { Button } from './Button.tsx';
import styles from './FilterButton.module.css';
import { IconButton } from './IconButton.tsx';

type FilterButtonProps = {
  /** What it filters by: 'Time filter'. */
  label: string;
  /** What is chosen, or that nothing is. */
  text: string;
  /** Shows what kind of filter it is. */
  icon: IconShape;
  /** Whether it limits the list. */
  isApplied: boolean;
  /** Opens the form of the filter. */
  onPress: () => void;
  /** Takes the filter away. */
  onClear: () => void;
};

/**
 * A button with what a list is limited to, which opens the form of that filter.
 *
 * Use it above a list whose filter is chosen in a dialog. A few values beside each other are a SegmentedControl.
 *
 * Anatomy: the icon and what is chosen; while it limits the list it is filled, and has a button at its end that takes the
 * filter away.
 *
 * Do:
 * - Say in `text` what is shown without the filter: "All time".
 *
 * Don't:
 * - Tell by the colour alone that a filter is on: the text says it.
 *
 * Keyboard: Enter and Space open the form; Tab leads on to the button that takes the filter away, and the focus is on
 * the filter afterwards.
 */
export const FilterButton = ({ label, text, icon, isApplied, onPress, onClear }: FilterButtonProps): ReactElement => {
  const { t } = useTranslation('ui');
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <span className={classes(styles.filter, isApplied && styles.applied)}>
      <Button icon={icon} isFullWidth onPress={onPress} ref={opener} aria-label={`${label}: ${text}`}>
        <span>
          <Unbroken text={text} />
        </span>
      </Button>
      {isApplied && (
        <IconButton
          label={t('clear', { label })}
          icon={CloseIcon}
          onPress={() => {
            opener.current?.focus();
            onClear();
          }}
        />
      )}
    </span>
  );
};
