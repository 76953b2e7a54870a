// The forms of settings that more than one module has. Each describes a fault in words that follow the name of the
// setting, which the configuration puts in front. The value is never repeated, because it may be secret.
import { z } from 'zod';
import { hasUnseenSigns } from '#domain/plain-text.ts';

const SHOWN_MOST = 40;

const shown = (text: string): string => JSON.stringify(text.slice(0, SHOWN_MOST));

type Range = { least: number; most: number };

const number = (form: RegExp, wanted: string, { least, most }: Range) =>
  z.string().transform((text, { addIssue }) => {
    const value = Number(text);
    if (form.test(text.trim()) && value >= least && value <= most) return value;
    addIssue(`must be ${wanted} from ${least} to ${most} in digits alone, and is ${shown(text)}`);
    return z.NEVER;
  });

/** Takes digits alone: `600s`, `1e3` and a blank are mistakes, which a conversion would hide. */
export const wholeNumber = (least: number, most: number) => number(/^\d{1,15}$/, 'a whole number', { least, most });

export const fraction = (least: number, most: number) => number(/^\d{1,9}(?:\.\d{1,9})?$/, 'a number', { least, most });

/** One of a few words. */
export const oneOf = <const Word extends string>(words: readonly [Word, ...Word[]]) => {
  const wanted = words.length === 1 ? words[0] : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
  return z.enum(words, { error: ({ input }) => `must be ${wanted}, and is ${shown(String(input))}` });
};

/** The fault of a value that consists of spaces. */
export const BLANK = 'must not be blank: leave it out, or give it a value';

/** A text of one line. */
export const line = (longest: number) =>
  z
    .string()
    .trim()
    .refine((text) => !hasUnseenSigns(text), { error: 'must be one line without signs that cannot be seen' })
    .min(1, { error: BLANK })
    .max(longest, { error: `must have ${longest} characters at most` });
