import type { ReactElement, Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import { Input } from 'react-aria-components/Input';
import { NumberField as AriaNumberField } from 'react-aria-components/NumberField';
import { useTranslation } from 'react-i18next';
import { Icon } from '../Icon.tsx';
import { MinusIcon, PlusIcon } from '../icons.ts';
import { classes, defined } from '../props.ts';
import type { FieldProps } from './field-props.ts';
import { FieldFrame } from './parts/FieldFrame.tsx';
import frame from './parts/FieldFrame.module.css';
import styles from './NumberField.module.css';
import { useField } from './use-field.ts';

export type NumberFieldProps = {
  /** null while the field is empty. */
  value: number | null;
  /** Called with the number when the field is left or stepped; null when it was emptied. */
  onChange: (value: number | null) => void;
  /** The lowest number; a lower one is set to it. */
  minimum?: number;
  /** The highest number; a higher one is set to it. */
  maximum?: number;
  /** The distance of two numbers, also of the arrow keys; 1 by default. */
  step?: number;
  /** Also hands on typed numbers beyond the limits or between two steps, for an error that says what is allowed. */
  keepsTyped?: boolean;
  /** Buttons to add or subtract one, large enough for a thumb. */
  hasStepper?: boolean;
  /** Shown after the number: 'USD', 'days'. */
  unit?: string;
  /** The text field, to focus it. */
  ref?: Ref<HTMLInputElement>;
} & FieldProps;

const Stepper = ({ direction, label }: { direction: 'increment' | 'decrement'; label: string }): ReactElement => (
  <Button slot={direction} className={styles.step ?? ''} aria-label={label}>
    <Icon of={direction === 'increment' ? PlusIcon : MinusIcon} />
  </Button>
);

/**
 * A field for a number. It emits numbers, never texts.
 *
 * Use it for counts and durations. Money is a MoneyField, a code with digits a TextField.
 *
 * Anatomy: the label; a box with the number and its unit, with `hasStepper` between a minus and a plus button; below it
 * the error and the hint.
 *
 * Do:
 * - Give it `minimum`, `maximum` and `unit`, so that the limits are kept and the number has a meaning.
 * - Add the stepper where people change a count by one or two.
 * - Set `keepsTyped` where an error has to say what is allowed; otherwise the number moves to the nearest limit.
 *
 * Don't:
 * - Take an empty field for 0: its value is null.
 * - Format the number yourself: the field writes it in the reader's language.
 *
 * Keyboard: arrows step, Home and End go to the limits.
 */
export const NumberField = ({ ref, ...props }: NumberFieldProps): ReactElement => {
  const { t } = useTranslation('ui');
  const { handleChange, fieldProps, frameProps } = useField(props);
  const { hasStepper = false, keepsTyped = false } = props;
  return (
    <AriaNumberField
      {...fieldProps}
      value={props.value ?? Number.NaN}
      onChange={(value) => {
        handleChange();
        props.onChange(Number.isNaN(value) ? null : value);
      }}
      commitBehavior={keepsTyped ? 'validate' : 'snap'}
      {...defined({
        minValue: props.minimum,
        maxValue: props.maximum,
        step: props.step,
      })}
    >
      <FieldFrame {...frameProps}>
        <div className={frame.control}>
          {hasStepper && <Stepper direction="decrement" label={t('decrease')} />}
          <Input ref={ref} className={classes(frame.input, hasStepper && styles.centred)} />
          {props.unit !== undefined && <span className={frame.affix}>{props.unit}</span>}
          {hasStepper && <Stepper direction="increment" label={t('increase')} />}
        </div>
      </FieldFrame>
    </AriaNumberField>
  );
};
