// What a code printed on a card or a slip says of an eSIM, as a camera or a scanner reads it.
import { iccidOf } from './iccid.ts';
import { isIccid } from './patterns.ts';

export type ScannedCode =
  | { kind: 'iccid'; iccid: string }
  /** The text that phones install an eSIM by. */
  | { kind: 'activation'; activationCode: string }
  /** The code of a traveller's short address. */
  | { kind: 'link'; code: string };

/** Phones take the first letters in any case. */
const ACTIVATION_CODE = /^lpa:(1\$[^$\s]+\$[^$\s]+(?:\$\S*)?)$/i;

/** Whatever its host: a store can have several, and the code alone says whether it is one of ours. */
const SHORT_ADDRESS = /^(?:https?:\/\/)?[\w.-]+(?::\d+)?\/s\/([\w-]+)\/?$/i;

/** What the text of a code names; undefined for a text that is not about an eSIM. */
export const readScannedCode = (scanned: string): ScannedCode | undefined => {
  const text = scanned.trim();
  const iccid = iccidOf(text);
  if (isIccid(iccid)) return { kind: 'iccid', iccid };
  const [, activation] = ACTIVATION_CODE.exec(text) ?? [];
  if (activation !== undefined) return { kind: 'activation', activationCode: `LPA:${activation}` };
  const [, code] = SHORT_ADDRESS.exec(text) ?? [];
  return code === undefined ? undefined : { kind: 'link', code };
};
