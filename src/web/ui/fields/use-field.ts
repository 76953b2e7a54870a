import { defined } from '../props.ts';
import type { FieldProps } from './field-props.ts';
import frame from './parts/FieldFrame.module.css';
import { useFieldError } from './use-field-error.ts';

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
