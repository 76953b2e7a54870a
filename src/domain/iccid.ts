import { withoutGroups } from './in-groups.ts';

/**
 * The number of an eSIM without what people and systems write around it: its label ('ICCID: '), signs between its groups,
 * and the F that fills its last place in a chip (89490200001234567890F). Its digits are checked by `isIccid`.
 */
export const iccidOf = (typed: string): string =>
  withoutGroups(typed).replaceAll(/^\D{0,9}iccid\D{0,9}(?=\d)|\.|f$/gi, '');
