import { type ReactElement, useState } from 'react';
import { lazyComponent } from '../lazy-component.tsx';
import type { SelectBegun, SelectProps } from './parts/select-props.ts';
import { SelectTrigger } from './parts/SelectTrigger.tsx';

export type { SelectProps } from './parts/select-props.ts';

const SelectField = lazyComponent(async () => (await import('./parts/SelectField.tsx')).SelectField, {
  fallback: (props) => <SelectTrigger {...props} />,
  // The trigger alone shows no error.
  isWanted: ({ begun, error, isErrorShown }) => begun !== undefined || (isErrorShown === true && error !== undefined),
});

/**
 * One option of a list that opens below its trigger. All but the trigger is loaded with the first interaction, which it
 * continues, or with an error.
 *
 * Use it for about 5 to 15 options. Fewer are a RadioList; more are a ComboBox, or `isSearchable`.
 *
 * Anatomy: the label; the trigger with the flag or icon of the choice, its label and an arrow, with `isClearable` a
 * button that clears it; below it the error and the hint. The list opens at the trigger, with `isSearchable` under a
 * search box.
 *
 * Do:
 * - Say in `placeholder` what holds while nothing is chosen: "All coverage".
 * - Set `isClearable` where no choice is a valid state, as in a filter.
 * - Order the options as people look for them, not by their ids.
 *
 * Don't:
 * - Put an action or a link among the options.
 * - Let a choice leave the page or send the form: a Button does.
 *
 * Keyboard: Enter, Space and the arrows open the list, letters jump, Enter picks, Escape closes.
 */
export const Select = <Value extends string>(props: SelectProps<Value>): ReactElement => {
  const [begun, setBegun] = useState<SelectBegun>();
  // A press also moves the focus, and takes precedence.
  const begin = (next: SelectBegun | undefined): void =>
    setBegun((before) => (next === 'focused' ? (before ?? next) : next));
  return <SelectField {...props} begun={begun} onBegin={begin} />;
};
