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
