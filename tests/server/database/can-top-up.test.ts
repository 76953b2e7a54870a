// The rules about eSIMs are in TypeScript for the screens and in SQL for the sales: they say the same about every eSIM.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { EsimState } from '#contract/storefront/zod/schemas/esimState.zod.ts';
import { canTopUp, esimWithdrawal, isInUse } from '#domain/esim.ts';
import { bodyOf, newReseller } from '#support/reseller.ts';
import { refundSale, sellPackage, topUpCustomer } from '#support/sales.ts';
import { setCredit, shelve } from '#support/stock-setup.ts';
import { startTestServer, type TestServer } from '#support/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** The states of what was sold on an eSIM. */
const histories = [['purchased'], ['refunded'], ['refunded', 'purchased'], ['refunded', 'refunded'], []] as const;

test('an eSIM is withdrawn, in use, and can be topped up by the same rule in both languages', async () => {
  const reseller = await newReseller(server);
  await setCredit(server, reseller, 100_000);
  const item = await shelve(reseller, 'Germany 1 GB');
  for (const history of histories) {
    const first = await sellPackage(reseller, item.id);
    const sales = [first];
    while (sales.length < history.length)
      sales.push(await bodyOf(topUpCustomer(reseller, item.id, first.customer.uid)));
    for (const [index, state] of history.entries()) {
      if (state === 'refunded') await bodyOf(refundSale(reseller, sales[index]?.activatedItem.uid ?? ''));
    }
    const rows = await server.db.system<
      { state: EsimState; active: boolean; isWithdrawn: boolean; canTopUp: boolean }[]
    >`
      select variant.state, variant.active, is_withdrawn(variant), can_top_up(variant)
      from esim e, unnest(${EsimState.options}::text[]) as said, unnest('{true,false}'::boolean[]) as used,
        lateral jsonb_populate_record(e, jsonb_build_object('state', said, 'active', used)
          || case when ${history.length} = 0 then jsonb_build_object('profile_domain_id', gen_random_uuid())
            else '{}' end) as variant
      where e.iccid = ${first.esimProfile?.iccid ?? ''}`;
    expect(rows).toHaveLength(2 * EsimState.options.length);
    for (const { state, active, ...sql } of rows) {
      const withdrawal = esimWithdrawal(
        { active },
        history.map((sold) => ({ state: sold })),
      );
      const rule = { isWithdrawn: withdrawal !== undefined, canTopUp: canTopUp({ state, active, withdrawal }) };
      expect({ history, state, active, ...sql }).toEqual({ history, state, active, ...rule });
    }
    if (history.length === 0) continue;
    for (const active of [false, true]) {
      const iccid = first.esimProfile?.iccid ?? '';
      await server.db.system`update esim set active = ${active} where iccid = ${iccid}`;
      const query = { search: iccid };
      const { items } = await bodyOf(reseller.api.GET('/activations/customers', { params: { query } }));
      const withdrawal = esimWithdrawal(
        { active },
        history.map((sold) => ({ state: sold })),
      );
      expect(items.map(({ esimCount }) => esimCount)).toEqual([isInUse({ active, withdrawal }) ? 1 : 0]);
    }
  }
});
