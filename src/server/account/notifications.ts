import type { Notifications } from '#contract/storefront/model/notifications.ts';
import { fromMinor, type Minor, toMinor } from '#domain/money.ts';
import { versionOf } from '../core/record-version.ts';
import { omitNullish } from '../core/omit-nullish.ts';
import type { TransactionSql } from '../db/connect.ts';

type Row = { creditMark: Minor | null; customerLink: boolean; customerDataLow: boolean };

type Language = NonNullable<Notifications['language']>;

/** The messages that are on for the reseller (none until it was set), and their language. */
export const findNotifications = async (tx: TransactionSql): Promise<Notifications> => {
  const [row] = await tx<[Row & { language: Language }]>`
    select s.credit_mark, coalesce(s.customer_link, false) as customer_link,
      coalesce(s.customer_data_low, false) as customer_data_low, r.language
    from reseller r left join notification_setting s using (reseller_id) where r.reseller_id = current_reseller()`;
  const { creditMark, customerLink, customerDataLow, language } = row;
  return {
    ...omitNullish({ creditMark: creditMark === null ? null : fromMinor(creditMark) }),
    customerLink,
    customerDataLow,
    language,
    version: versionOf([creditMark, customerLink, customerDataLow, language]),
  };
};

export const toNotificationRow = ({ creditMark, customerLink, customerDataLow }: Notifications): Row => ({
  creditMark: creditMark === undefined ? null : toMinor(creditMark),
  customerLink,
  customerDataLow,
});
