import * as zod from 'zod/mini';
import { LegalTexts } from '#contract/operator/zod/schemas/legalTexts.zod.ts';
import { trimmed } from '#web/components/form/schemas.ts';

/** The next version of a legal text, as it is typed; the day is empty for at once. */
export const legalSchema = zod.strictObject({
  texts: zod.strictObject({ en: trimmed(LegalTexts.shape.en), de: trimmed(LegalTexts.shape.de) }),
  effectiveOn: zod.string(),
});
