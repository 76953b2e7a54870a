import type { GroupSale } from '#contract/partner/model/groupSale.ts';
import type { Price } from '#contract/storefront/model/price.ts';
import type { Traveller } from '#domain/group-sale.ts';
import { toMinor } from '#domain/money.ts';
import { type Caller, toCall } from '../core/caller.ts';
import { Problem } from '../core/problem.ts';
import { requireMinor } from '../core/read-fields.ts';
import { audit } from '../db/audit.ts';
import type { TransactionSql } from '../db/connect.ts';
import { withIdempotency } from '../db/idempotency.ts';
import { orNotFound } from '../db/lookup.ts';
import type { Input } from '../http/input.ts';
import type { GroupSaleDeps } from './deps.ts';
import { findOfferedItem } from './find-item.ts';
import { readGroupSale } from './read-group-sale.ts';
import { startSelling } from './sell-lines.ts';
import { requireTravellers } from './travellers.ts';

const requireSame = (field: string, expected: Price, price: Price): void => {
  const minor = requireMinor(`body.${field}.priceValue`, expected.priceValue);
  if (minor === toMinor(price.priceValue) && expected.currencyCode === price.currencyCode) return;
  throw new Problem('price_changed', 'The price changed since your confirmation. Please try again.'); // ERR-022
};

const insert = async (
  tx: TransactionSql,
  { actor, channel }: Caller,
  { inventoryItemId, activationMode = 'NOW', expectedPrice, expectedRetailPrice }: Input<'createGroupSale'>['body'],
): Promise<string> => {
  const { id: itemId, name, price, retailPrice } = await findOfferedItem(tx, inventoryItemId);
  requireSame('expectedPrice', expectedPrice, price);
  requireSame('expectedRetailPrice', expectedRetailPrice, retailPrice);
  const [order] = await tx<{ id: string }[]>`
    insert into group_sale (reseller_id, inventory_item_id, name, actor, channel_id, channel_name, channel_type,
      activation_mode, purchase_price, currency, retail_price)
    values (current_reseller(), ${itemId}, ${name}, ${actor}, ${channel.id}, ${channel.name}, ${channel.type},
      ${activationMode}, ${toMinor(price.priceValue)}, ${price.currencyCode}, ${toMinor(retailPrice.priceValue)})
    returning id`;
  return orNotFound(order).id;
};

const insertLines = async (tx: TransactionSql, id: string, travellers: readonly Traveller[]): Promise<void> => {
  const lines = travellers.map(({ email = null, name = null, country }, place) => ({
    number: place + 1,
    email,
    name,
    country,
  }));
  await tx`
    insert into group_sale_line (group_sale_id, reseller_id, number, email, name, country)
    select ${id}, current_reseller(), number, email, name, country
    from jsonb_to_recordset(${tx.json(lines)}) as line (number integer, email text, name text, country text)`;
};

/** Records the order, once for each idempotency key; its lines are sold in the background. */
export const createGroupSale = async (
  deps: GroupSaleDeps,
  caller: Caller,
  { headers, body }: Input<'createGroupSale'>,
): Promise<GroupSale> => {
  const travellers = requireTravellers(body.travellers);
  const call = toCall(caller, { headers, body: { ...body, travellers } });
  const { id } = await withIdempotency<{ id: string }>(deps.db, 'createGroupSale', call, async (tx) => {
    const ordered = await insert(tx, caller, body);
    await insertLines(tx, ordered, travellers);
    await audit(tx, caller, 'group sale', ordered, { lines: travellers.length });
    return { id: ordered };
  });
  await startSelling(deps);
  return readGroupSale(deps, caller, id);
};
