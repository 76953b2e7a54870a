import type { ReactElement } from 'react';
import { SwitchButton, SwitchField } from 'react-aria-components/Switch';
import { Text } from 'react-aria-components/Text';
import { classes, defined } from '../props.ts';
import styles from './Switch.module.css';

export type SwitchProps = {
  label: string;
  isLabelHidden?: boolean;
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
  description?: string;
  isDisabled?: boolean;
  name?: string;
};

/** Takes effect at once; use a Checkbox before a save button. */
export const Switch = (props: SwitchProps): ReactElement => (
  <SwitchField
    className={styles.field ?? ''}
    isSelected={props.isSelected}
    onChange={props.onChange}
    {...defined({ isDisabled: props.isDisabled, name: props.name })}
  >
    <SwitchButton className={styles.button ?? ''}>
      <span className={styles.track} aria-hidden>
        <span className={styles.thumb} />
      </span>
      <span className={classes(props.isLabelHidden && styles.hidden)}>{props.label}</span>
    </SwitchButton>
    {props.description !== undefined && (
      <Text slot="description" className={styles.description ?? ''}>
        {props.description}
      </Text>
    )}
  </SwitchField>
);
