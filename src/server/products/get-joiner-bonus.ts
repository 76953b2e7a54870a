import type { JoinerBonus } from '#contract/storefront/model/joinerBonus.ts';
import { fromMinor } from '#domain/money.ts';
import type { Caller } from '../core/caller.ts';
import type { ProductDeps } from './deps.ts';

/** The welcome bonus that was paid, until the first sale. A bonus that was paid in another currency is not shown. */
export const getJoinerBonus = async ({ db }: Pick<ProductDeps, 'db'>, { resellerId }: Caller): Promise<JoinerBonus> => {
  const [row] = await db.forReseller(
    resellerId,
    (tx) => tx<{ bonus: number | null; hasSold: boolean }[]>`
      select -(select balance from ledger_account where reseller_id = current_reseller() and kind = 'bonus' and currency = 'USD') as bonus,
        exists (select from sold_item where reseller_id = current_reseller()) as has_sold`,
  );
  const bonus = row?.bonus ?? 0;
  return { showToUser: bonus > 0 && row?.hasSold === false, amount: fromMinor(bonus), name: 'Welcome bonus' };
};
