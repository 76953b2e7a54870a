import { randomUUID } from 'node:crypto';
import type { operations } from '#contract/operator/operations.ts';
import { bodyOf } from '#support/reseller.ts';
import { idOf } from '#support/stock-setup.ts';
import type { Call } from '../call.ts';
import type { Stage } from '../environment.ts';
import type { CasesOf } from './case.ts';

/** The order of a sale that its supplier has delivered. */
const orderOf = async ({ db, seller }: Stage): Promise<string> => {
  const body = { inventoryItemId: seller.item.id };
  const { activatedItem } = await bodyOf(seller.api.POST('/activations/register', { params: {}, body }));
  await db.system`
    insert into supply_order (uid, reseller_id, customer_id, supplier, package, esim_id, is_new_esim, state, due_at)
    select uid, reseller_id, customer_id, 'esim-go', 'a', ${randomUUID()}, true, 'DELIVERED', null
    from sold_item where uid = ${activatedItem.uid}`;
  return activatedItem.uid;
};

const webhookOf = async ({ db, seller }: Stage): Promise<string> => {
  const [webhook] = await db.system<{ id: string }[]>`
    insert into webhook (reseller_id, type, url)
    select reseller_id, 'COUNTRY_CHANGE', 'https://hooks.example.com' from reseller where email = ${seller.email}
    on conflict (reseller_id, type, channel_id) do update set url = excluded.url returning id`;
  return webhook?.id ?? '';
};

const reseller = async (stage: Stage): Promise<Call> => ({ params: { id: await idOf(stage, stage.newcomer) } });

export const operatorCases: CasesOf<typeof operations> = {
  getOperator: { 200: () => ({}) },
  getToday: { 200: () => ({}) },
  listAttention: { 200: () => ({}) },
  retryOrder: { 200: async (stage) => ({ params: { id: await orderOf(stage) } }) },
  resendEvents: { 200: async (stage) => ({ params: { id: await webhookOf(stage) } }) },
  listResellers: { 200: () => ({ query: { search: 'a', sort: 'REVENUE' } }) },
  getReseller: { 200: reseller },
};
