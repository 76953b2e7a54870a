import type { Database } from '#server/db/connect.ts';
import type { Reseller } from './reseller.ts';

type Store = { db: Database };

/** Sets an address that is not looked up first, as the API does for some seconds; returns the id that the desk knows it by. */
export const addWebhook = async ({ db }: Store, { email }: Pick<Reseller, 'email'>, type: string): Promise<string> => {
  const [webhook] = await db.system<[{ id: string }]>`
    insert into webhook (reseller_id, type, url)
    select reseller_id, ${type}, 'https://hooks.example.com/a?k=1' from reseller where email = ${email}
    on conflict (reseller_id, type, channel_id) do update set url = excluded.url returning id`;
  return webhook.id;
};

/** Sends what is on its way to one address to another one, which the API would refuse. */
export const moveWebhook = async ({ db }: Store, from: string, to: string): Promise<void> => {
  await db.system`update webhook set url = ${to} where url = ${from}`;
};
