import type { ActivationResult } from '#contract/storefront/model/activationResult.ts';
import { isDedicatedOrAttached } from '#domain/profile-domain.ts';
import { type Caller, toCall } from '../core/caller.ts';
import { Problem } from '../core/problem.ts';
import { requireId } from '../db/lookup.ts';
import type { Input } from '../http/input.ts';
import type { ActivationDeps } from './deps.ts';
import { domainOf, repetition, sellWithProfile, toSale } from './sell.ts';

/** Sells an inventory item to a customer, on a further eSIM. */
export const topUpActivationWithProfile = async (
  deps: ActivationDeps,
  caller: Caller,
  input: Input<'topUpActivationWithProfile'>,
): Promise<ActivationResult> => {
  const call = toCall(caller, input);
  const { body } = call;
  const { app } = deps.db;
  if (!isDedicatedOrAttached(body)) {
    throw Problem.badField('body.dedicated', 'invalid', 'Name either dedicated as true or customerProfileDomainId');
  }
  const [sale, customer, domain] = [toSale(call), requireId(body.customerUid), domainOf(body)];
  const { key, hash } = repetition('topUpActivationWithProfile', call);
  return sellWithProfile(deps, caller, {
    uid: sale.uid,
    inventoryItemId: sale.inventoryItemId,
    select: () => app`
      select top_up_activation_with_profile(${caller.resellerId}, ${key}, ${hash}, ${app.json(sale)}, ${customer},
        ${domain}) as answer`,
  });
};
