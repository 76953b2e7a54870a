/** The props that every field has. */
export type FieldProps = {
  /** Names the value, above the control. */
  label: string;
  /** Hides the label visually, where the field's place is clear enough. */
  isLabelHidden?: boolean;
  /** A line below the control: the format, or what the value is for. */
  description?: string | undefined;
  /** The value's error. Shown once the visitor has changed the value and left the field. */
  error?: string | undefined;
  /** Shows the error at once, for example after a refused submit. */
  isErrorShown?: boolean;
  /** The form cannot be sent without it; marked for screen readers too. */
  isRequired?: boolean;
  /** Takes no input and no focus, and is not sent; say elsewhere why. */
  isDisabled?: boolean;
  /** Can be read, focused and copied, but not changed. */
  isReadOnly?: boolean;
  /** The value's name in its form. */
  name?: string;
  /** Called on blur. */
  onBlur?: (() => void) | undefined;
  /** Takes the focus when it appears: for the first field of a dialog. */
  autoFocus?: boolean;
};
