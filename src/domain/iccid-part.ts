// A part of an ICCID, as a search takes it.
import { iccidOf } from './iccid.ts';

/** With fewer digits every customer would have such an ICCID. */
export const ICCID_PART_MIN = 4;

/** The digits of an ICCID, or of a part of one, in any writing; undefined where the text is something else. */
export const partOfIccid = (text: string): string | undefined => {
  const digits = iccidOf(text);
  return /^\d+$/.test(digits) ? digits : undefined;
};
