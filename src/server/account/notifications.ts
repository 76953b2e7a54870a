import type { Notifications } from '#contract/storefront/model/notifications.ts';
import { fromMinor, type Minor, toMinor } from '#domain/money.ts';
import { omitNullish } from '../core/omit-nullish.ts';
import type { TransactionSql } from '../db/connect.ts';

type Row = { creditMark: Minor | null; customerLink: boolean; customerDataLow: boolean };

/** What is on for the reseller; nothing until it was set. */
export const findNotifications = async (tx: TransactionSql): Promise<Notifications> => {
  const [row] = await tx<[Row?]>`
    select credit_mark, customer_link, customer_data_low from notification_setting where reseller_id = current_reseller()`;
  const { creditMark = null, customerLink = false, customerDataLow = false } = row ?? {};
  return {
    ...omitNullish({ creditMark: creditMark === null ? null : fromMinor(creditMark) }),
    customerLink,
    customerDataLow,
  };
};

export const toNotificationRow = ({ creditMark, customerLink, customerDataLow }: Notifications): Row => ({
  creditMark: creditMark === undefined ? null : toMinor(creditMark),
  customerLink,
  customerDataLow,
});
