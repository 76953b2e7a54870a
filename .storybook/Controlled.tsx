import { type ReactNode, useState } from 'react';

export type ControlledProps<Value> = {
  initial: Value;
  /** The story's spy. */
  onChange?: ((value: Value) => void) | undefined;
  children: (value: Value, onChange: (value: Value) => void) => ReactNode;
};

/** Keeps the value of a controlled component, as the page around it would. */
export const Controlled = <Value,>({ initial, onChange, children }: ControlledProps<Value>): ReactNode => {
  const [value, setValue] = useState(initial);
  return children(value, (next) => {
    setValue(next);
    onChange?.(next);
  });
};
