import type { ReactElement, ReactNode } from 'react';
import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox';
import { Text } from 'react-aria-components/Text';
import { Icon } from '../Icon.tsx';
import { CheckIcon, MinusIcon } from '../icons.ts';
import { classes, defined } from '../props.ts';
import styles from './Checkbox.module.css';

export type CheckboxProps = {
  /** May hold links, for example to the terms. */
  label: ReactNode;
  /** Hides the label visually, where a column or a row names the box; readers still get it. */
  isLabelHidden?: boolean;
  /** Whether it is ticked. */
  isSelected: boolean;
  /** Called with the new state. */
  onChange: (isSelected: boolean) => void;
  /** Some, not all: for a box that selects all of a list. */
  isIndeterminate?: boolean;
  /** A line below the label: what ticking means. */
  description?: string;
  /** Why it has to be ticked, or must not be; shown at once. */
  error?: string | undefined;
  /** Takes no input and no focus; say elsewhere why. */
  isDisabled?: boolean;
  /** The form cannot be sent without it. */
  isRequired?: boolean;
  /** The field's name in its form. */
  name?: string;
  /** Called when the focus leaves it. */
  onBlur?: () => void;
};

const Box = ({ isSelected, isIndeterminate }: { isSelected: boolean; isIndeterminate: boolean }): ReactElement => (
  <span className={styles.box} aria-hidden>
    {isIndeterminate && <Icon of={MinusIcon} size={16} />}
    {isSelected && !isIndeterminate && <Icon of={CheckIcon} size={16} />}
  </span>
);

/**
 * One thing to agree to or to include, submitted with its form. What works at once is a Button or a SegmentedControl.
 *
 * Use it to agree, to include, or to select rows. One of several choices is a RadioList. In a form, use CheckboxField.
 *
 * Anatomy: the box, with a check mark or, for some of many, a dash; the label beside it; below them the description and
 * the error.
 *
 * Do:
 * - Write the label so that a tick means yes: "Send me the invoice".
 * - Say in `description` what ticking leads to, and what it costs.
 * - Say in `error` what to do: "Accept the terms to continue."
 *
 * Don't:
 * - Tick an agreement in advance.
 * - Write a label with "not": nobody knows what its empty box means.
 * - Hide the label where no column or row names the box.
 *
 * Keyboard: Space ticks it.
 */
export const Checkbox = (props: CheckboxProps): ReactElement => (
  <CheckboxField
    className={styles.field ?? ''}
    isSelected={props.isSelected}
    onChange={props.onChange}
    isIndeterminate={props.isIndeterminate ?? false}
    isInvalid={props.error !== undefined}
    validationBehavior="aria"
    {...defined({
      isDisabled: props.isDisabled,
      isRequired: props.isRequired,
      name: props.name,
      onBlur: props.onBlur,
    })}
  >
    <CheckboxButton className={styles.button ?? ''}>
      {({ isSelected, isIndeterminate }) => (
        <>
          <Box isSelected={isSelected} isIndeterminate={isIndeterminate} />
          <span className={classes(styles.label, props.isLabelHidden && styles.hidden)}>{props.label}</span>
        </>
      )}
    </CheckboxButton>
    {props.description !== undefined && (
      <Text slot="description" className={styles.description ?? ''}>
        {props.description}
      </Text>
    )}
    {props.error !== undefined && (
      <Text slot="errorMessage" className={styles.error ?? ''}>
        {props.error}
      </Text>
    )}
  </CheckboxField>
);
