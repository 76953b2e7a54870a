import type { ActivationResult } from '#contract/storefront/model/activationResult.ts';
import { type Caller, toCall } from '../core/caller.ts';
import { requireId } from '../db/lookup.ts';
import type { Input } from '../http/input.ts';
import type { ActivationDeps } from './deps.ts';
import { domainOf, repetition, sellOnProfile, toSale } from './sell.ts';

/** Sells an inventory item to a customer, on an eSIM that the customer has. */
export const topUpActivation = (
  deps: ActivationDeps,
  caller: Caller,
  input: Input<'topUpActivation'>,
): Promise<ActivationResult> => {
  const call = toCall(caller, input);
  const { body } = call;
  const { app } = deps.db;
  const [sale, customer, domain] = [toSale(call), requireId(body.customerUid), domainOf(body)];
  const { key, hash } = repetition('topUpActivation', call);
  return sellOnProfile(deps, caller, {
    uid: sale.uid,
    inventoryItemId: sale.inventoryItemId,
    select: () => app`
      select top_up_activation(${caller.resellerId}, ${key}, ${hash}, ${app.json(sale)}, ${customer}, ${domain}) as answer`,
  });
};
