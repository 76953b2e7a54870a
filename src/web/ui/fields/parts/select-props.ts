import type { Ref } from 'react';
import type { FieldProps } from '../field-props.ts';
import type { Option } from '../options.ts';

export type SelectProps<Value extends string> = {
  options: readonly Option<Value>[];
  value: Value | null;
  onChange: (value: Value | null) => void;
  /** Shown while nothing is chosen: 'All coverage'. */
  placeholder?: string;
  /** Adds a button that clears the choice. */
  isClearable?: boolean;
  /** Adds a search box above the list. */
  isSearchable?: boolean;
  ref?: Ref<HTMLButtonElement>;
} & FieldProps;

/** The visitor's interaction with the trigger before the rest was loaded. */
export type SelectBegun = 'focused' | 'pressed';
