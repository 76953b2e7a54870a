import type { ReactElement, Ref } from 'react';
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { useTranslation } from 'react-i18next';
import { defined } from '../props.ts';
import type { FieldProps } from './field-props.ts';
import { FieldFrame } from './parts/FieldFrame.tsx';
import frame from './parts/FieldFrame.module.css';
import styles from './TextArea.module.css';
import { useField } from './use-field.ts';

export type TextAreaProps = {
  /** The text as typed. */
  value: string;
  /** Called with the whole text at every keystroke. */
  onChange: (value: string) => void;
  /** Stops typing there and counts the remaining characters. */
  maxLength?: number;
  /** Height in lines; 4 by default. */
  rows?: number;
  /** An example of what to type; never the only label. */
  placeholder?: string;
  /** The text area, to focus it. */
  ref?: Ref<HTMLTextAreaElement>;
} & FieldProps;

/** The count is announced only near the limit: announcing it on every letter would drown the text. */
const ANNOUNCED_LEFT_MAX = 20;

const Counter = ({ left }: { left: number }): ReactElement => {
  const { t } = useTranslation('ui');
  return (
    <span className={styles.counter} aria-live={left <= ANNOUNCED_LEFT_MAX ? 'polite' : 'off'}>
      {t('charactersLeft', { count: left })}
    </span>
  );
};

/**
 * Several lines of text, with a count of the remaining characters.
 *
 * Use it for notes and texts that may take several lines. One line is a TextField, text to read a CodeArea. In a form,
 * use TextAreaField.
 *
 * Anatomy: the label; a box of `rows` lines; below it the error and the hint and, at the end of their line, how many
 * characters are left.
 *
 * Do:
 * - Set `maxLength` to the contract's limit: the count then shows it from the start.
 * - Choose `rows` by the length of a usual answer.
 * - Say in `description` who will read the text.
 *
 * Don't:
 * - Ask for several answers in one text: each has its own field.
 * - Explain the format in `placeholder`: it is gone with the first letter.
 *
 * Keyboard: Enter adds a line and sends nothing.
 */
export const TextArea = ({ ref, ...props }: TextAreaProps): ReactElement => {
  const { handleChange, fieldProps, frameProps } = useField(props);
  const { maxLength, value } = props;
  return (
    <AriaTextField
      {...fieldProps}
      value={value}
      onChange={(next) => {
        handleChange();
        props.onChange(next);
      }}
      {...defined({
        maxLength,
      })}
    >
      <FieldFrame {...frameProps} aside={maxLength !== undefined && <Counter left={maxLength - value.length} />}>
        <div className={frame.control}>
          <AriaTextArea
            className={`${frame.input} ${styles.area}`}
            rows={props.rows ?? 4}
            ref={ref}
            {...defined({ placeholder: props.placeholder })}
          />
        </div>
      </FieldFrame>
    </AriaTextField>
  );
};
