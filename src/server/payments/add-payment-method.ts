import { randomUUID } from 'node:crypto';
import type { CardForm } from '#contract/storefront/model/cardForm.ts';
import { type Caller, toCall } from '../core/caller.ts';
import { withIdempotency } from '../db/idempotency.ts';
import { orNotFound } from '../db/lookup.ts';
import { type CreatedForm, gatewayProblem, type ReturnUrls } from '../gateways/index.ts';
import type { Input } from '../http/input.ts';
import type { PaymentDeps } from './deps.ts';
import { requireStatusUrls } from './submission/callback-urls.ts';

const openForm = async ({ gateways, log }: PaymentDeps, order: ReturnUrls & { id: string }): Promise<CreatedForm> => {
  if (!gateways.cards) throw new Error('No gateway keeps cards');
  try {
    return await gateways.cards.openForm(order);
  } catch (error) {
    log.error({ err: error, form: order.id }, 'A card form could not be opened');
    throw gatewayProblem(error, 'payment_provider');
  }
};

type FormRow = ReturnUrls & { id: string; formUrl: string | null };

/** The provider's page for a recorded form: the stored one, or a new one. */
const startForm = async (deps: PaymentDeps, resellerId: string, id: string): Promise<string> => {
  const [row] = await deps.db.forReseller(
    resellerId,
    (tx) => tx<FormRow[]>`
      select id, success_url, error_url, cancel_url, form_url from card_form
      where reseller_id = ${resellerId} and id = ${id}`,
  );
  const { formUrl, ...order } = orNotFound(row);
  if (formUrl !== null) return formUrl;
  const created = await openForm(deps, order);
  await deps.db.forReseller(
    resellerId,
    (tx) => tx`
      update card_form set form_url = ${created.formUrl}, provider_reference = ${created.reference}
      where reseller_id = ${resellerId} and id = ${id}`,
  );
  return created.formUrl;
};

/** Records a card form, once for each key, and opens it at the provider; a repeated call continues with it. */
export const addPaymentMethod = async (
  deps: PaymentDeps,
  caller: Caller,
  input: Input<'addPaymentMethod'>,
): Promise<CardForm> => {
  const { resellerId, actor, right } = caller;
  const { formId } = await withIdempotency(deps.db, 'addPaymentMethod', toCall(caller, input), async (tx) => {
    const urls = requireStatusUrls(input.body, deps.publicUrl);
    const id = randomUUID();
    const grantId = right?.grantId ?? null;
    await tx`
      insert into card_form (id, reseller_id, actor, success_url, error_url, cancel_url, grant_id, access_number)
      values (${id}, ${resellerId}, ${actor}, ${urls.successUrl}, ${urls.errorUrl}, ${urls.cancelUrl}, ${grantId},
        access_of_grant(${grantId}))`;
    return { formId: id };
  });
  return { paymentUrl: await startForm(deps, resellerId, formId) };
};
