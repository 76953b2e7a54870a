import * as zod from 'zod/mini';
import { CountryCode } from '#contract/storefront/zod/schemas/countryCode.zod.ts';
import { Email } from '#contract/storefront/zod/schemas/email.zod.ts';
import { isSupportedCountry } from '#domain/countries.ts';
import { amountFault } from '#domain/money.ts';
import { lookAlikeIn, pastedEmail } from '#domain/mailbox.ts';
import { isEmail } from '#domain/patterns.ts';
import type { NamedThing } from '#domain/address-in-text.ts';
import { faultOfName } from '#domain/shown-name.ts';

// Schemas of forms beyond the contract's: how typed text becomes the value that is sent.

type Text<Sent> = zod.ZodMiniType<Sent, string>;

/** A typed text of the contract, trimmed. */
export const trimmed = <Sent>(schema: Text<Sent>): Text<Sent> => zod.pipe(zod.string().check(zod.trim()), schema);

/** A name of the contract that others read (VAL-079). */
export const shownName = <Schema extends zod.ZodMiniType<string | undefined>>(
  schema: Schema,
  of?: NamedThing,
): Schema =>
  schema.check(
    zod.check(({ value, issues }) => {
      const fault = faultOfName(value ?? '', of);
      if (fault !== undefined) issues.push({ code: 'custom', message: fault, input: value });
    }),
  );

/** A text that is parsed as a number of the contract, unless `faultOf` names an error. */
export const typedNumber = <Sent>(
  schema: zod.ZodMiniType<Sent, number>,
  faultOf: (text: string) => string | undefined,
): Text<Sent> => {
  const text = zod.string().check(
    zod.trim(),
    zod.check(({ value, issues }) => {
      const fault = faultOf(value);
      if (fault !== undefined) issues.push({ code: 'custom', message: fault, input: value });
    }),
  );
  return zod.pipe(zod.pipe(text, zod.transform(Number)), schema);
};

/** For a MoneyField: an amount with at most two decimals, within the limits of the contract's number. */
export const amount = <Sent>(schema: zod.ZodMiniType<Sent, number>): Text<Sent> => typedNumber(schema, amountFault);

/** Names the letter of an address that only looks like another one. */
export const withoutLookAlikes = zod.check<string>(({ value, issues }) => {
  const sign = lookAlikeIn(value);
  if (sign !== undefined) issues.push({ code: 'custom', message: `lookAlike:${sign}`, input: value });
});

/** For an EmailField: the address in what was typed or pasted. */
export const email: Text<string> = zod.pipe(
  zod.pipe(zod.string(), zod.transform(pastedEmail)),
  Email.check(withoutLookAlikes, zod.refine(isEmail, 'invalid')),
);

/** For a CountryField that refuses the restricted countries (VAL-001). */
export const supportedCountry: Text<string> = CountryCode.check(zod.refine(isSupportedCountry, 'notAllowed'));
