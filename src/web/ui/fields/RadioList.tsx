import type { ReactElement, ReactNode } from 'react';
import { RadioButton, RadioField, RadioGroup } from 'react-aria-components/RadioGroup';
import { Text } from 'react-aria-components/Text';
import { classes, defined } from '../props.ts';
import type { FieldProps } from './field-props.ts';
import { FieldFrame } from './parts/FieldFrame.tsx';
import frame from './parts/FieldFrame.module.css';
import styles from './RadioList.module.css';
import { useFieldError } from './use-field.ts';

export type RadioOption<Value extends string = string> = {
  value: Value;
  label: string;
  description?: string;
  /** Why this choice is disabled; shown below it. */
  disabledReason?: string | undefined;
  /** Placed at the end of the line: a price, a logo. */
  end?: ReactNode;
};

export type RadioListProps<Value extends string> = {
  /** In the order to show them; each can be disabled with a reason. */
  options: readonly RadioOption<Value>[];
  /** The chosen one; null while none is. */
  value: Value | null;
  /** Called with the newly chosen value. */
  onChange: (value: Value) => void;
  /** `card` frames each choice; `plain` stacks them; `row` sets them side by side. */
  appearance?: 'plain' | 'card' | 'row';
} & FieldProps;

const Choice = ({ option }: { option: RadioOption }): ReactElement => {
  const hint = option.disabledReason ?? option.description;
  return (
    <RadioField value={option.value} isDisabled={option.disabledReason !== undefined} className={styles.field ?? ''}>
      <RadioButton className={styles.choice ?? ''}>
        <span className={styles.dot} aria-hidden />
        <span className={styles.text}>
          <span>{option.label}</span>
          {hint !== undefined && (
            <Text slot="description" className={styles.hint ?? ''}>
              {hint}
            </Text>
          )}
        </span>
        {option.end !== undefined && <span className={styles.end}>{option.end}</span>}
      </RadioButton>
    </RadioField>
  );
};

/**
 * One of a few visible choices: as a list, in a row, or as cards with a description.
 *
 * Use it for two to five choices that people compare. More are a Select; a switch of what is shown is a
 * SegmentedControl. In a form, use RadioField.
 *
 * Anatomy: the label; a line for each choice with its dot, its label, a description below that, a price or a logo at
 * the end; below all the error and the hint.
 *
 * Do:
 * - Use cards where a choice has a description or a price.
 * - Say in `disabledReason` why a choice cannot be made; it takes the place of the description.
 * - Put the choice first that most make.
 *
 * Don't:
 * - Remove a choice that is not possible for now.
 * - Set labels of more than two words in a `row`: German ones wrap.
 * - Add a choice like "Please choose": while none is made, `value` is null.
 *
 * Keyboard: Tab enters at the chosen one, arrows choose.
 */
export const RadioList = <Value extends string>(props: RadioListProps<Value>): ReactElement => {
  const { error, handleChange, handleBlur } = useFieldError(props.error, props.isErrorShown);
  return (
    <RadioGroup
      className={frame.field ?? ''}
      value={props.value}
      onChange={(value) => {
        handleChange();
        props.onChange(value as Value);
      }}
      onBlur={() => {
        handleBlur();
        props.onBlur?.();
      }}
      isInvalid={error !== undefined}
      validationBehavior="aria"
      {...defined({
        description: props.description,
        name: props.name,
        isRequired: props.isRequired,
        isDisabled: props.isDisabled,
        isReadOnly: props.isReadOnly,
      })}
    >
      <FieldFrame label={props.label} isLabelHidden={props.isLabelHidden} description={props.description} error={error}>
        <div className={classes(styles.list, styles[props.appearance ?? 'plain'])}>
          {props.options.map((option) => (
            <Choice key={option.value} option={option} />
          ))}
        </div>
      </FieldFrame>
    </RadioGroup>
  );
};
