import type { IconShape } from '../Icon.tsx';

/** One choice of a Select or a ComboBox. */
export type Option<Value extends string = string> = {
  value: Value;
  label: string;
  /** A second, smaller line. */
  description?: string;
  icon?: IconShape;
  /** A two-letter country or region code: shows its flag before the label. */
  flag?: string;
};

/** Passes options to React Aria's collections. */
export const asItems = (options: readonly Option[]): { id: string; option: Option }[] =>
  options.map((option) => ({ id: option.value, option }));
