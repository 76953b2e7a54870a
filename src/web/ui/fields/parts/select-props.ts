import type { Ref } from 'react';
import type { FieldProps } from '../field-props.ts';
import type { Option } from '../options.ts';

export type SelectProps<Value extends string> = {
  /** In the order to show them. */
  options: readonly Option<Value>[];
  /** The options are still being loaded, which a list without any says. */
  isLoading?: boolean;
  /** The chosen option's value; null while none is. */
  value: Value | null;
  /** Called with the picked value; with null when the choice is cleared. */
  onChange: (value: Value | null) => void;
  /** Shown while nothing is chosen: 'All coverage'. */
  placeholder?: string;
  /** Adds a button that clears the choice. */
  isClearable?: boolean;
  /** Adds a search box above the list. */
  isSearchable?: boolean;
  /** The trigger, to focus it. */
  ref?: Ref<HTMLButtonElement>;
} & FieldProps;

/**
 * The visitor's interaction with the trigger before the rest was loaded: a key opens the list at its first or last
 * option.
 */
export type SelectBegun = 'focused' | 'pressed' | 'first' | 'last';
