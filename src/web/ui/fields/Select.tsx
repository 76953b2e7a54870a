import { type ReactElement, type Ref, useState } from 'react';
import { lazyComponent } from '../lazy-component.tsx';
import type { FieldProps } from './field-props.ts';
import type { Option } from './options.ts';
import { SelectTrigger } from './parts/SelectTrigger.tsx';

export interface SelectProps<Value extends string> extends FieldProps {
  options: readonly Option<Value>[];
  value: Value | null;
  onChange: (value: Value | null) => void;
  /** Shown while nothing is chosen: 'All coverage'. */
  placeholder?: string;
  /** Adds a button that goes back to nothing chosen. */
  isClearable?: boolean;
  /** Adds a search box above the list. */
  isSearchable?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** How far the visitor got with the trigger before the rest was there. */
export type SelectBegun = 'focused' | 'pressed';

const SelectField = lazyComponent(async () => (await import('./parts/SelectField.tsx')).SelectField, {
  fallback: (props) => <SelectTrigger {...props} />,
  isWanted: ({ begun }) => begun !== undefined,
});

/** A trigger that looks like the whole Select, until that is there and goes on with what was begun. */
export const Select = <Value extends string>(props: SelectProps<Value>): ReactElement => {
  const [begun, setBegun] = useState<SelectBegun>();
  // A press also brings the focus, and is the more of the two.
  const begin = (next: SelectBegun | undefined): void =>
    setBegun((before) => (next === 'focused' ? (before ?? next) : next));
  return <SelectField {...props} begun={begun} onBegin={begin} />;
};
