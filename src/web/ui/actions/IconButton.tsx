import type { ReactElement, Ref } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Icon, type IconShape } from '../Icon.tsx';
import { Tooltip } from '../tooltip/Tooltip.tsx';
import { defined } from '../props.ts';
import styles from './IconButton.module.css';

export type IconButtonProps = {
  /** The button's action; also its tooltip. */
  label: string;
  /** A shape whose meaning is common: close, copy, edit. */
  icon: IconShape;
  /** Called by a click, a tap, Enter or Space. */
  onPress: () => void;
  /** `medium`, the default, is 44 px; `small` fits a line of a table. */
  size?: 'small' | 'medium';
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
 * Keyboard: Enter and Space press it, the focus shows the tooltip.
 */
export const IconButton = ({ label, icon, onPress, size = 'medium', ref, ...aria }: IconButtonProps): ReactElement => (
  <Tooltip text={label}>
    <AriaButton
      className={`${styles.button} ${styles[size]}`}
      aria-label={label}
      onPress={onPress}
      ref={ref}
      {...defined(aria)}
    >
      <Icon of={icon} size={size === 'small' ? 16 : 20} />
    </AriaButton>
  </Tooltip>
);
