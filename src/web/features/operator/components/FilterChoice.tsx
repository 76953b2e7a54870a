import type { ReactElement } from 'react';
import { Select } from '#web/ui/fields/Select.tsx';

type FilterChoiceProps<Value extends string> = {
  /** What is chosen. */
  label: string;
  /** Says that all are shown. */
  any: string;
  /** The choices beside it. */
  options: readonly { value: Value; label: string }[];
  /** Undefined for any. */
  value: Value | undefined;
  /** Called with the choice, undefined for any. */
  onChange: (value: Value | undefined) => void;
};

const ANY = 'ANY';

/**
 * Shows one kind of a list, or any.
 *
 * Use it beside a DeskSearch.
 *
 * Keyboard: Enter, Space and the arrows open the list, Enter picks.
 */
export const FilterChoice = <Value extends string>(props: FilterChoiceProps<Value>): ReactElement => {
  const { label, any, options, value, onChange } = props;
  return (
    <Select
      label={label}
      options={[{ value: ANY, label: any }, ...options]}
      value={value ?? ANY}
      onChange={(chosen) => onChange(options.find((option) => option.value === chosen)?.value)}
    />
  );
};
