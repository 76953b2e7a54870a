/** The props that every field has. */
export type FieldProps = {
  label: string;
  /** Hides the label visually, where the field's place is clear enough. */
  isLabelHidden?: boolean;
  description?: string | undefined;
  /** The value's error. Shown once the visitor has changed the value and left the field. */
  error?: string | undefined;
  /** Shows the error at once, for example after a refused submit. */
  isErrorShown?: boolean;
  isRequired?: boolean;
  isDisabled?: boolean;
  isReadOnly?: boolean;
  name?: string;
  /** Called on blur. */
  onBlur?: (() => void) | undefined;
  autoFocus?: boolean;
};
