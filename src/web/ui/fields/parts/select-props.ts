import type { Ref } from 'react';
import type { FieldProps } from '../field-props.ts';
import type { Option } from '../options.ts';

export type SelectProps<Value extends string> = {
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
} & FieldProps;

/** How far the visitor got with the trigger before the rest was there. */
export type SelectBegun = 'focused' | 'pressed';
