import type { ReactElement, Ref } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Icon, type IconShape } from '../Icon.tsx';
import { Tooltip } from '../tooltip/Tooltip.tsx';
import { defined } from '../props.ts';
import styles from './IconButton.module.css';

export type IconButtonProps = {
  /** The button's action; also its tooltip. */
  label: string;
  icon: IconShape;
  onPress: () => void;
  size?: 'small' | 'medium';
  'aria-expanded'?: boolean;
  'aria-controls'?: string;
  ref?: Ref<HTMLButtonElement>;
};

/** A button with only an icon, where text does not fit; its name shows as a tooltip. */
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
