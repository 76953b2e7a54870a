// Texts as schemas describe them.
import fc from 'fast-check';
import type { Schema } from '../schema.ts';

/** Longest text drawn where the schema allows more. */
const usualLength = 60;

/** The countable unit of `minLength` and `maxLength` is the code point. */
const lengthOf = (text: string): number => Array.from(text).length;

const moment = fc.date({ noInvalidDate: true, min: new Date('2020-01-01'), max: new Date('2035-01-01') });

const formats: Record<string, fc.Arbitrary<string>> = {
  uuid: fc.uuid(),
  // The server may call it: no such host will ever be registered.
  uri: fc.webPath({ size: 'small' }).map((path) => `https://shop.example${path}`),
  email: fc.emailAddress(),
  date: moment.map((date) => date.toISOString().slice(0, 10)),
  'date-time': moment.map((date) => date.toISOString()),
};

/** Texts that have broken programs before. */
const awkward = fc.constantFrom(
  ' ',
  "' or 1=1 --",
  '%',
  '_',
  String.raw`\\`,
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '{"$ne":null}',
  '%00',
  '٣',
  'ﬀ',
  '👩‍👩‍👧‍👦',
  '\u202Eabc',
  '\uFEFF',
  'NaN',
  '1e3',
  '__proto__',
);

const plainText = ({ minLength = 0, maxLength = usualLength }: Schema): fc.Arbitrary<string> => {
  const fits = (text: string): boolean => lengthOf(text) >= minLength && lengthOf(text) <= maxLength;
  const longest = Math.max(minLength, Math.min(maxLength, usualLength));
  const exact = fc.string({ unit: 'grapheme-ascii', minLength: maxLength, maxLength });
  return fc.oneof(
    { weight: 8, arbitrary: fc.string({ unit: 'grapheme', minLength, maxLength: longest }).filter(fits) },
    { weight: 4, arbitrary: fc.string({ unit: 'grapheme-ascii', minLength, maxLength: longest }) },
    { weight: 2, arbitrary: awkward.filter(fits) },
    { weight: 1, arbitrary: exact },
  );
};

/** Texts that the schema allows. */
export const textsOf = (schema: Schema): fc.Arbitrary<string> => {
  const { format = '', pattern, minLength = 0, maxLength = Infinity } = schema;
  const fits = (text: string): boolean => lengthOf(text) >= minLength && lengthOf(text) <= maxLength;
  const formatted = formats[format];
  if (formatted) return formatted.filter((text) => fits(text) && new RegExp(pattern ?? '', 'u').test(text));
  if (pattern?.startsWith('^')) return fc.stringMatching(new RegExp(pattern), { size: 'small' }).filter(fits);
  if (pattern !== undefined) return plainText(schema).filter((text) => new RegExp(pattern, 'u').test(text));
  return plainText(schema);
};

/** Whether a caller can write their mark into such a text. */
export const takesMark = (
  mark: string,
  { format, pattern = '', minLength = 0, maxLength = Infinity }: Schema,
): boolean =>
  format === undefined && new RegExp(pattern, 'u').test(mark) && minLength <= mark.length && maxLength >= mark.length;
