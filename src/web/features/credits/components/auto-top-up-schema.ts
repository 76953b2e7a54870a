import * as zod from 'zod/mini';
import { AutoTopUpRequest } from '#contract/storefront/zod/schemas/autoTopUpRequest.zod.ts';
import { validateTopUp } from '#domain/top-up.ts';

/** Two amounts of the automatic top-up, in whole units of the credit's currency. */
export type AutoTopUpAmounts = { threshold: number; amount: number };

/** As they are typed. */
export type AutoTopUpValues = { enabled: boolean; threshold: string; amount: string };

const FIELDS = ['threshold', 'amount'] as const;

/**
 * The settings as they are typed. Both amounts must be valid to switch it on; switched off, it keeps those it had.
 *
 * @param minimums The lowest amounts (VAL-018, VAL-019).
 */
export const autoTopUpSchema = (
  minimums: AutoTopUpAmounts,
  kept: AutoTopUpAmounts,
): zod.ZodMiniType<AutoTopUpRequest, AutoTopUpValues> => {
  const typed = zod.strictObject({ enabled: zod.boolean(), threshold: zod.string(), amount: zod.string() }).check(
    zod.check(({ value, issues }) => {
      for (const name of value.enabled ? FIELDS : []) {
        const validated = validateTopUp(value[name], minimums[name]);
        if ('fault' in validated)
          issues.push({ code: 'custom', path: [name], message: validated.fault, input: value[name] });
      }
    }),
  );
  const toRequest = ({ enabled, threshold, amount }: AutoTopUpValues): AutoTopUpRequest =>
    enabled ? { enabled, threshold: Number(threshold), amount: Number(amount) } : { enabled, ...kept };
  return zod.pipe(zod.pipe(typed, zod.transform(toRequest)), AutoTopUpRequest);
};
