import { type HTMLInputAutoCompleteAttribute, type ReactElement, type ReactNode, type Ref, useRef } from 'react';
import { Input } from 'react-aria-components/Input';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { Icon, type IconShape } from '../Icon.tsx';
import { defined } from '../props.ts';
import type { FieldProps } from './field-props.ts';
import { ClearButton } from './parts/ClearButton.tsx';
import { FieldFrame } from './parts/FieldFrame.tsx';
import styles from './parts/FieldFrame.module.css';
import { useField } from './use-field.ts';

export type TextFieldProps = {
  /** The text as typed. */
  value: string;
  /** Called with the whole text at every keystroke. */
  onChange: (value: string) => void;
  /**
   * The type of the HTML input; `text` by default. `password` hides what is typed, `date` gives YYYY-MM-DD. There is no
   * `email`: Chromium makes of a typed `müller.example` the ASCII form of it.
   */
  type?: 'text' | 'date' | 'password' | 'tel' | 'url' | 'search';
  /** The keyboard that a phone shows; the type's own by default. */
  inputMode?: 'text' | 'email' | 'tel' | 'url' | 'numeric' | 'decimal' | 'search';
  /** What the browser may fill in, such as `email`; nothing by default. */
  autoComplete?: HTMLInputAutoCompleteAttribute;
  /** An example of what to type; never the only label. */
  placeholder?: string;
  /** Stops typing after so many characters. */
  maxLength?: number;
  /** What is typed first takes the place of the whole text, unless a press sets the caret. */
  isReplaced?: boolean;
  /** At the start of the control, such as a magnifier for a search. */
  icon?: IconShape;
  /** A unit or a button at the end of the control. */
  end?: ReactNode;
  /** The input, to focus it. */
  ref?: Ref<HTMLInputElement>;
} & FieldProps;

/**
 * One line of text; numbers, amounts and choices have their own fields.
 *
 * Use it for names, codes and searches. In a form, use the TextField of the forms, which takes limits and errors from
 * the schema.
 *
 * Anatomy: the label; a box with an optional icon, the text, and a unit or a button at its end; below it the error and
 * the hint.
 *
 * Do:
 * - Say in `error` what to do: "Please enter a valid Email address."
 * - Put the format into `description`, where it stays while people type.
 * - Set `type` and `autoComplete`, so that phones show the right keyboard and browsers fill in what they know.
 *
 * Don't:
 * - Use `placeholder` as the label: it is gone with the first letter.
 * - Set `isErrorShown` before something was sent: the field shows its error when it is left.
 * - Ask for two values in one field, such as a first and a last name.
 *
 * Keyboard: Enter sends the form around it; Tab skips the button that clears a search.
 */
export const TextField = ({ ref, ...props }: TextFieldProps): ReactElement => {
  const { handleChange, fieldProps, frameProps } = useField(props);
  const wasFocused = useRef(false);
  const control = useRef<HTMLDivElement>(null);
  return (
    <AriaTextField
      {...fieldProps}
      value={props.value}
      onChange={(value) => {
        handleChange();
        props.onChange(value);
      }}
      onFocus={({ target }) => {
        // Once: who comes back from another window goes on typing.
        if (props.isReplaced === true && !wasFocused.current) target.select();
        wasFocused.current = true;
      }}
      {...defined({
        type: props.type,
        inputMode: props.inputMode,
        autoComplete: props.autoComplete,
        maxLength: props.maxLength,
      })}
    >
      <FieldFrame {...frameProps}>
        <div ref={control} className={styles.control}>
          {props.icon && (
            <span className={styles.affix}>
              <Icon of={props.icon} />
            </span>
          )}
          <Input
            ref={ref}
            className={styles.input ?? ''}
            {...defined({ placeholder: props.placeholder })}
            {...(props.inputMode === 'email' && { autoCapitalize: 'none', spellCheck: false })}
          />
          {props.type === 'search' && props.value !== '' && (
            <ClearButton
              label={props.label}
              isForPointer
              onPress={() => {
                handleChange();
                props.onChange('');
                control.current?.querySelector('input')?.focus();
              }}
            />
          )}
          {props.end !== undefined && <span className={styles.affix}>{props.end}</span>}
        </div>
      </FieldFrame>
    </AriaTextField>
  );
};
