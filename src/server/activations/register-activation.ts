import { randomUUID } from 'node:crypto';
import type { ActivationResult } from '#contract/storefront/model/activationResult.ts';
import { spellingsOf } from '#domain/mailbox.ts';
import { type Caller, toCall } from '../core/caller.ts';
import { requireEmail, requireSupportedCountry } from '../core/read-fields.ts';
import type { Input } from '../http/input.ts';
import type { ActivationDeps } from './deps.ts';
import { repetition, sellWithProfile, toSale } from './sell.ts';

/** Sells an inventory item to a new customer, on a new eSIM. */
export const registerActivation = (
  deps: ActivationDeps,
  caller: Caller,
  input: Input<'registerActivation'>,
): Promise<ActivationResult> => {
  const call = toCall(caller, input);
  const { body } = call;
  const { app } = deps.db;
  const country = body.userCountry && requireSupportedCountry('body.userCountry', body.userCountry);
  const sale = { ...toSale(call), userCountry: country, userIp: body.userIp };
  const email = body.customerEmail && requireEmail('body.customerEmail', body.customerEmail);
  const customer = { id: randomUUID(), email, spellings: email && spellingsOf(email), country };
  const { key, hash } = repetition('registerActivation', call);
  return sellWithProfile(deps, caller, {
    uid: sale.uid,
    inventoryItemId: sale.inventoryItemId,
    select: () => app`
      select register_activation(${caller.resellerId}, ${key}, ${hash}, ${app.json(sale)}, ${app.json(customer)}) as answer`,
  });
};
