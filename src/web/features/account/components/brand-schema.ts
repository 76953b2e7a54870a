import * as zod from 'zod/mini';
import { UpdateBrandRequest } from '#contract/storefront/zod/schemas/updateBrandRequest.zod.ts';
import {
  updateBrandRequestContactEmailMax,
  updateBrandRequestContactPhoneMax,
  updateBrandRequestLogoUrlMax,
  updateBrandRequestNameMax,
} from '#contract/storefront/constants.ts';
import { hexDigits, toHttpsAddress } from '#domain/brand.ts';
import { isEmail } from '#domain/patterns.ts';
import { shownName } from '#web/components/form/schemas.ts';

const COLOR_LENGTH = 7;

/** A text that may be empty: then the field is taken away. */
const blankOr = (limit: number, isValid: (text: string) => boolean) =>
  zod.string().check(
    zod.trim(),
    zod.maxLength(limit, { abort: true }),
    zod.refine((text) => text === '' || isValid(text), 'invalid'),
  );

const { contactPhone, contactUrl, faqUrl, logoUrl } = UpdateBrandRequest.shape;

const address = (contract: zod.ZodMiniType) =>
  blankOr(
    updateBrandRequestLogoUrlMax,
    (text) => contract.safeParse(text).success && toHttpsAddress(text) !== undefined,
  );

const color = blankOr(COLOR_LENGTH, (text) => hexDigits(text) !== undefined);

/** The form of a brand. */
export const brandSchema = zod.strictObject({
  name: shownName(zod.string().check(zod.trim(), zod.maxLength(updateBrandRequestNameMax, { abort: true }))),
  logoUrl: address(logoUrl),
  accentColor: color,
  headerColor: color,
  faqUrl: address(faqUrl),
  contactEmail: blankOr(updateBrandRequestContactEmailMax, isEmail),
  contactPhone: blankOr(updateBrandRequestContactPhoneMax, (text) => contactPhone.safeParse(text).success),
  contactUrl: address(contactUrl),
});
