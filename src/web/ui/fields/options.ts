import { findByName, foldName, type Found } from '#domain/name-search.ts';
import type { IconShape } from '../Icon.tsx';

/** One choice of a Select or a ComboBox. */
export type Option<Value extends string = string> = {
  value: Value;
  label: string;
  /** What it is called besides, as `foldName` writes it: a search finds it by these too. */
  otherNames?: readonly string[];
  /** A second, smaller line. */
  description?: string;
  icon?: IconShape;
  /** A two-letter country or region code: shows its flag before the label. */
  flag?: string;
};

/** Passes options to React Aria's collections. */
export const asItems = (options: readonly Option[]): { id: string; option: Option }[] =>
  options.map((option) => ({ id: option.value, option }));

/** Finds the options that a text means, best first. */
export type FindOptions = <Item extends Option>(
  typed: string,
  options: readonly Item[],
  namesOf: (option: Item) => readonly string[],
) => Found<Item>[];

/** The options that a typed text means, best first; all of them for an empty text. */
export const findOptions = <Item extends Option>(
  options: readonly Item[],
  typed: string,
  find: FindOptions = findByName,
): Found<Item>[] => find(typed, options, ({ label, otherNames = [] }) => [foldName(label), ...otherNames]);
