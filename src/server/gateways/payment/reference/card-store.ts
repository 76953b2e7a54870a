// The cards that the reference provider keeps, and their charges. The number itself is not stored.
import { randomBytes } from 'node:crypto';
import { cardRefusalText } from '#domain/card-refusal.ts';
import type { Queryable, Sql } from '../../../db/connect.ts';
import type { CardCharge, CardFormOrder, CardChargeOutcome, ReturnUrls } from '../gateway.ts';
import type { CardReport } from '../report.ts';
import { type Card, hasExpired } from './card.ts';

type CardFormState = 'OPEN' | 'SAVED' | 'FAILED' | 'CANCELLED';

export type CardForm = ReturnUrls & { id: string; state: CardFormState };

/** Keeps an order. An existing one stays as it is. */
export const keepForm = async (sql: Queryable, order: CardFormOrder): Promise<void> => {
  await sql`insert into reference_card ${sql(order)} on conflict (id) do nothing`;
};

export const findForm = async (sql: Queryable, id: string): Promise<CardForm | undefined> => {
  const [form] = await sql<CardForm[]>`
    select id, state, success_url, error_url, cancel_url from reference_card where id = ${id}`;
  return form;
};

/** Stores the card of an open form. Returns whether this call stored it. */
export const saveCard = async (sql: Queryable, id: string, { last4, expiry, declines }: Card): Promise<boolean> => {
  const token = `card_${randomBytes(24).toString('base64url')}`;
  const { count } = await sql`
    update reference_card set state = 'SAVED', token = ${token}, last4 = ${last4}, expiry = ${expiry},
      declines = ${declines}
    where id = ${id} and state = 'OPEN'`;
  return count === 1;
};

/** Ends an open form without a card. */
export const endForm = async (sql: Queryable, id: string, state: 'FAILED' | 'CANCELLED'): Promise<void> => {
  await sql`update reference_card set state = ${state} where id = ${id} and state = 'OPEN'`;
};

/** The report on a form; undefined while it has no card. */
export const findCardReport = async (sql: Queryable, id: string): Promise<CardReport | undefined> => {
  const [card] = await sql<CardReport['card'][]>`
    select token, last4, expiry from reference_card where id = ${id} and state = 'SAVED'`;
  return card && { id, card };
};

type KeptCard = { id: string; expiry: string; declines: boolean };

const refusalOf = ({ expiry, declines }: KeptCard): string | null => {
  if (hasExpired(expiry, new Date())) return cardRefusalText('expired');
  return declines ? cardRefusalText('declined') : null;
};

/** Charges a card once for each id, and returns the outcome. */
export const chargeCard = async (sql: Sql, { id, token, amount, currency }: CardCharge): Promise<CardChargeOutcome> => {
  const [card] = await sql<KeptCard[]>`select id, expiry, declines from reference_card where token = ${token}`;
  if (!card) return { outcome: 'FAILURE', message: cardRefusalText('unknown') };
  await sql`
    insert into reference_charge (id, card_id, amount, currency, message)
    values (${id}, ${card.id}, ${amount}, ${currency}, ${refusalOf(card)}) on conflict (id) do nothing`;
  const [charge] = await sql<{ message: string | null }[]>`select message from reference_charge where id = ${id}`;
  const message = charge?.message ?? null;
  return message === null ? { outcome: 'SUCCESS', reference: id } : { outcome: 'FAILURE', message };
};
