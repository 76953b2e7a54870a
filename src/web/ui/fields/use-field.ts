import { defined } from '../props.ts';
import type { FieldProps } from './field-props.ts';
import frame from './parts/FieldFrame.module.css';
import { useState } from 'react';
import { afterPress } from '../after-press.ts';

type FieldErrorState = {
  /** The error to show now, if any. */
  error: string | undefined;
  /** Call these when the visitor changes the value, and on blur. */
  handleChange: () => void;
  handleBlur: () => void;
};

/** Holds an error back until the visitor has changed the value and left the field (SHE-057). */
export const useFieldError = (error: string | undefined, isErrorShown = false): FieldErrorState => {
  const [isChanged, setChanged] = useState(false);
  const [isLeft, setLeft] = useState(false);
  return {
    error: isErrorShown || (isChanged && isLeft) ? error : undefined,
    handleChange: () => setChanged(true),
    handleBlur: () => afterPress(() => setLeft(isChanged)),
  };
};

/** The props of a field for React Aria's field and for its frame, and its change handlers. */
export const useField = (props: FieldProps) => {
  const { error, handleChange, handleBlur } = useFieldError(props.error, props.isErrorShown);
  return {
    handleChange,
    fieldProps: {
      className: frame.field ?? '',
      onBlur: () => {
        handleBlur();
        props.onBlur?.();
      },
      isInvalid: error !== undefined,
      validationBehavior: 'aria' as const,
      ...defined({
        // React Aria looks for the hint when this changes, so one that appears later is connected, too.
        description: props.description,
        name: props.name,
        isRequired: props.isRequired,
        isDisabled: props.isDisabled,
        isReadOnly: props.isReadOnly,
        autoFocus: props.autoFocus,
      }),
    },
    frameProps: {
      label: props.label,
      isLabelHidden: props.isLabelHidden,
      description: props.description,
      error,
    },
  };
};
