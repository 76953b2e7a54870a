import type { ReactElement } from 'react';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import { Icon, type IconShape } from '../Icon.tsx';
import styles from './SegmentedControl.module.css';

export interface Segment<Value extends string> {
  value: Value;
  label: string;
  icon?: IconShape;
  /** Language of the label, where it is not the page's. */
  language?: string;
}

export interface SegmentedControlProps<Value extends string> {
  /** Names the choice for screen readers; it is not shown. */
  label: string;
  options: readonly Segment<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A choice of two or three short words, side by side, which takes effect at once. */
export const SegmentedControl = <Value extends string>(props: SegmentedControlProps<Value>): ReactElement => (
  <ToggleButtonGroup
    className={styles.group ?? ''}
    aria-label={props.label}
    selectionMode="single"
    disallowEmptySelection
    selectedKeys={[props.value]}
    onSelectionChange={([key]) => props.onChange(key as Value)}
  >
    {props.options.map(({ value, label, icon, language }) => (
      <ToggleButton key={value} id={value} className={styles.segment ?? ''}>
        {icon && <Icon of={icon} size={16} />}
        <span lang={language}>{label}</span>
      </ToggleButton>
    ))}
  </ToggleButtonGroup>
);
