import * as zod from 'zod/mini';
import type { Notifications } from '#contract/storefront/model/notifications.ts';
import { Notifications as Contract } from '#contract/storefront/zod/schemas/notifications.zod.ts';
import { amount } from '#web/components/form/schemas.ts';

/** As they are typed and ticked. */
export type NotificationValues = {
  tellsOfCredit: boolean;
  creditMark: string;
  customerLink: boolean;
  customerDataLow: boolean;
  language: NonNullable<Notifications['language']>;
};

const mark = amount(Contract.shape.creditMark.def.innerType);

/** The mark has to be an amount only while its message is on. */
export const notificationsSchema: zod.ZodMiniType<Notifications, NotificationValues> = zod.pipe(
  zod.pipe(
    zod
      .strictObject({
        tellsOfCredit: zod.boolean(),
        creditMark: zod.string(),
        customerLink: zod.boolean(),
        customerDataLow: zod.boolean(),
        language: Contract.shape.language.def.innerType,
      })
      .check(
        zod.check(({ value, issues }) => {
          const judged = value.tellsOfCredit ? mark.safeParse(value.creditMark) : undefined;
          const [issue] = judged?.error?.issues ?? [];
          if (issue)
            issues.push({ code: 'custom', path: ['creditMark'], message: issue.message, input: value.creditMark });
        }),
      ),
    zod.transform(({ tellsOfCredit, creditMark, ...others }): Notifications => ({
      ...others,
      ...(tellsOfCredit && { creditMark: Number(creditMark) }),
    })),
  ),
  Contract,
);
