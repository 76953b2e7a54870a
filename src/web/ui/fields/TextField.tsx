import type { HTMLInputAutoCompleteAttribute, ReactElement, ReactNode, Ref } from 'react';
import { Input } from 'react-aria-components/Input';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { Icon, type IconShape } from '../Icon.tsx';
import { defined } from '../props.ts';
import type { FieldProps } from './field-props.ts';
import { FieldFrame } from './parts/FieldFrame.tsx';
import styles from './parts/FieldFrame.module.css';
import { useField } from './use-field.ts';

export type TextFieldProps = {
  value: string;
  onChange: (value: string) => void;
  type?: 'text' | 'email' | 'password' | 'tel' | 'url' | 'search';
  inputMode?: 'text' | 'email' | 'tel' | 'url' | 'numeric' | 'decimal' | 'search';
  autoComplete?: HTMLInputAutoCompleteAttribute;
  placeholder?: string;
  maxLength?: number;
  icon?: IconShape;
  /** A unit or a button at the end of the control. */
  end?: ReactNode;
  ref?: Ref<HTMLInputElement>;
} & FieldProps;

/** One line of text; numbers, amounts and choices have fields of their own. */
export const TextField = ({ ref, ...props }: TextFieldProps): ReactElement => {
  const { handleChange, fieldProps, frameProps } = useField(props);
  return (
    <AriaTextField
      {...fieldProps}
      value={props.value}
      onChange={(value) => {
        handleChange();
        props.onChange(value);
      }}
      type={props.type ?? 'text'}
      {...defined({
        inputMode: props.inputMode,
        autoComplete: props.autoComplete,
        maxLength: props.maxLength,
      })}
    >
      <FieldFrame {...frameProps}>
        <div className={styles.control}>
          {props.icon && (
            <span className={styles.affix}>
              <Icon of={props.icon} />
            </span>
          )}
          <Input ref={ref} className={styles.input ?? ''} {...defined({ placeholder: props.placeholder })} />
          {props.end !== undefined && <span className={styles.affix}>{props.end}</span>}
        </div>
      </FieldFrame>
    </AriaTextField>
  );
};
