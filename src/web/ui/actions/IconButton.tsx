import type { ReactElement, Ref } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Icon, type IconShape } from '../Icon.tsx';
import { Tooltip } from '../tooltip/Tooltip.tsx';
import { classes, defined } from '../props.ts';
import styles from './IconButton.module.css';

type IconButtonProps = {
  /** The button's action; also its tooltip. */
  label: string;
  /** A shape whose meaning is common: close, copy, edit. */
  icon: IconShape;
  /** Called by a click, a tap, Enter or Space. */
  onPress: () => void;
  /** `medium`, the default, is as high as a field; `small` fits a line of a table. On phones both are 44 px. */
  size?: 'small' | 'medium';
  /** Has a frame, beside a field. */
  isFramed?: boolean;
  /** Whether what the button opens is open. */
  'aria-expanded'?: boolean;
  /** Id of the element that the button opens. */
  'aria-controls'?: string;
  /** The button's element, to return the focus to it. */
  ref?: Ref<HTMLButtonElement>;
};

/**
 * A button with only an icon, where text does not fit; its name shows as a tooltip.
 *
 * Use it in tables, bars and fields for actions whose icon everybody knows. Where there is room for a word, use a
 * Button.
 *
 * Anatomy: one icon in a square, with a frame beside a field; its name in a tooltip, on hover and focus.
 *
 * Do:
 * - Name the action and, in a list, what it acts on: "Remove Germany 5 GB".
 * - Use the same icon for the same action on every page.
 * - Change the label together with the icon when a press reverses the action: "Sort ascending", "Sort descending".
 *
 * Don't:
 * - Make it the main action of a screen, or let it move money.
 * - Rely on its tooltip: touch does not show it.
 *
 * Keyboard: Enter and Space press it, the focus shows the tooltip.
 */
export const IconButton = ({
  label,
  icon,
  onPress,
  size = 'medium',
  isFramed,
  ref,
  ...aria
}: IconButtonProps): ReactElement => (
  <Tooltip text={label}>
    <AriaButton
      className={classes(styles.button, styles[size], isFramed && styles.framed)}
      aria-label={label}
      onPress={onPress}
      ref={ref}
      {...defined(aria)}
    >
      <Icon of={icon} size={size === 'small' ? 16 : 20} />
    </AriaButton>
  </Tooltip>
);
