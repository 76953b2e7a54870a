/** What every field understands. */
export type FieldProps = {
  label: string;
  /** Keeps the label for those who listen, where the place of the field says enough to those who see. */
  isLabelHidden?: boolean;
  description?: string | undefined;
  /** What is wrong with the value now. Shown once the visitor has changed the value and left the field. */
  error?: string | undefined;
  /** Shows the error at once, for example after a refused submit. */
  isErrorShown?: boolean;
  isRequired?: boolean;
  isDisabled?: boolean;
  isReadOnly?: boolean;
  name?: string;
  /** Fires when the field loses focus. */
  onBlur?: (() => void) | undefined;
  autoFocus?: boolean;
};
