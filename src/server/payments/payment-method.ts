// The stored card. Its number is typed at the provider and never comes here: only the provider's token of it does.
import { randomUUID } from 'node:crypto';
import type { AddPaymentMethodRequest } from '#contract/storefront/model/addPaymentMethodRequest.ts';
import type { Card } from '#contract/storefront/model/card.ts';
import type { CardForm } from '#contract/storefront/model/cardForm.ts';
import { audit } from '../db/audit.ts';
import type { Call, Caller } from '../core/caller.ts';
import type { Database } from '../db/connect.ts';
import { orNotFound } from '../db/lookup.ts';
import type { CardReport, ReturnUrls } from '../gateways/index.ts';
import { withIdempotency } from '../db/idempotency.ts';
import { encrypt, decrypt } from '../core/encryption.ts';
import { switchAutoTopUpOff } from './auto-top-up/state.ts';
import { requireStatusUrls } from './callback-urls.ts';
import type { PaymentDeps } from './deps.ts';
import { gatewayProblem, nothingCharged } from '../gateways/gateway-problem.ts';

const purpose = (resellerId: string): string => `payment_card ${resellerId}`;

export const unsealToken = (secret: Buffer, resellerId: string, sealed: Buffer): string =>
  decrypt(secret, purpose(resellerId), sealed).toString();

/** What may be shown of the card; undefined when there is none. */
export const getPaymentMethod = async (
  { db }: Pick<PaymentDeps, 'db'>,
  { resellerId }: Caller,
): Promise<Card | undefined> => {
  const [card] = await db.forReseller(
    resellerId,
    (tx) => tx<Card[]>`select last4, expiry from payment_card where reseller_id = ${resellerId}`,
  );
  return card;
};

const openForm = async ({ gateways, log }: PaymentDeps, order: ReturnUrls & { id: string }): Promise<string> => {
  if (!gateways.cards) throw new Error('No gateway keeps cards');
  try {
    return await gateways.cards.openForm(order);
  } catch (error) {
    log.error({ err: error, form: order.id }, 'A card form could not be opened');
    throw gatewayProblem(error, nothingCharged);
  }
};

type FormRow = ReturnUrls & { id: string; formUrl: string | null };

/** The provider's page for a recorded form: the known one, or the one the provider opens now. */
const startForm = async (deps: PaymentDeps, resellerId: string, id: string): Promise<string> => {
  const [row] = await deps.db.forReseller(
    resellerId,
    (tx) => tx<FormRow[]>`
      select id, success_url, error_url, cancel_url, form_url from card_form
      where reseller_id = ${resellerId} and id = ${id}`,
  );
  const { formUrl, ...order } = orNotFound(row);
  if (formUrl !== null) return formUrl;
  const opened = await openForm(deps, order);
  await deps.db.forReseller(
    resellerId,
    (tx) => tx`update card_form set form_url = ${opened} where reseller_id = ${resellerId} and id = ${id}`,
  );
  return opened;
};

/** Records a card form, once for each key, and opens it at the provider; a repeated call goes on with it. */
export const addPaymentMethod = async (deps: PaymentDeps, call: Call<AddPaymentMethodRequest>): Promise<CardForm> => {
  const { resellerId, actor } = call.caller;
  const { formId } = await withIdempotency(deps.db, 'addPaymentMethod', call, async (tx) => {
    const urls = requireStatusUrls(call.body, deps.publicUrl);
    const id = randomUUID();
    await tx`insert into card_form ${tx({ id, resellerId, actor, ...urls })}`;
    return { formId: id };
  });
  return { paymentUrl: await startForm(deps, resellerId, formId) };
};

/** Stores the card that was entered into a form, once, in the place of the one before. */
export const storeCard = async (db: Database, secret: Buffer, { id, card }: CardReport): Promise<void> => {
  const [row] = await db.system<{ resellerId: string; actor: string }[]>`
    select reseller_id, actor from card_form where id = ${id}`;
  const form = orNotFound(row);
  const { resellerId } = form;
  const tokenSealed = encrypt(secret, purpose(resellerId), card.token);
  await db.forReseller(resellerId, async (tx) => {
    const { count } = await tx`
      update card_form set reported_at = now() where reseller_id = ${resellerId} and id = ${id} and reported_at is null`;
    if (count === 0) return;
    await tx`
      insert into payment_card (reseller_id, token_sealed, last4, expiry)
      values (${resellerId}, ${tokenSealed}, ${card.last4}, ${card.expiry})
      on conflict (reseller_id) do update set token_sealed = excluded.token_sealed, last4 = excluded.last4,
        expiry = excluded.expiry, created_at = now()`;
    await audit(tx, form, 'card stored', resellerId);
  });
};

/** Removes the card, if there is one. Without a card nothing tops up by itself. */
export const deletePaymentMethod = async ({ db }: Pick<PaymentDeps, 'db'>, caller: Caller): Promise<void> => {
  const { resellerId } = caller;
  await db.forReseller(resellerId, async (tx) => {
    const { count } = await tx`delete from payment_card where reseller_id = ${resellerId}`;
    if (count === 0) return;
    await switchAutoTopUpOff(tx, resellerId);
    await audit(tx, caller, 'card removed', resellerId);
  });
};
