import type { ReactElement } from 'react';
import { type FieldPath, type FieldValues, useWatch } from 'react-hook-form';
import { hexDigits } from '#domain/brand.ts';
import styles from './ColorField.module.css';
import { TextField, type TextFieldProps } from '#web/components/form/TextField.tsx';

type ColorFieldProps<Values extends FieldValues, Name extends FieldPath<Values>, Sent> = {
  /** The colour of the picker while there is none. */
  initial: string;
  /** Accessible name of the picker. */
  pickLabel: string;
  /** Called with the picked colour, as # and six digits. */
  onPick: (color: string) => void;
} & Omit<TextFieldProps<Values, Name, Sent>, 'type' | 'inputMode' | 'end' | 'normalise'>;

/** The digits alone are a colour as well: style guides print them so. */
const withSign = (typed: string): string => (/^[0-9a-f]{6}$/i.test(typed.trim()) ? `#${typed.trim()}` : typed);

/** A colour in a form: its six digits, and the browser's picker. */
export const ColorField = <Values extends FieldValues, Name extends FieldPath<Values>, Sent>(
  props: ColorFieldProps<Values, Name, Sent>,
): ReactElement => {
  const { initial, pickLabel, onPick, ...field } = props;
  const color: string = useWatch({ control: props.control, name: props.name });
  return (
    <TextField
      autoComplete="off"
      placeholder={initial}
      {...field}
      normalise={withSign}
      end={
        <input
          className={styles.picker}
          type="color"
          aria-label={pickLabel}
          value={hexDigits(color) === undefined ? initial : color.toLowerCase()}
          onChange={(event) => onPick(event.target.value)}
        />
      }
    />
  );
};
