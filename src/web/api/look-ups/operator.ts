// How it is found out what became of a change at the desk whose answer was lost: a row for each (decision 91).
import type { QueryClient } from '@tanstack/react-query';
import type { EndedSessions } from '#contract/operator/model/endedSessions.ts';
import type { LegalDraftList } from '#contract/operator/model/legalDraftList.ts';
import type { LegalVersionText } from '#contract/operator/model/legalVersionText.ts';
import type { PriceRulesState } from '#contract/operator/model/priceRulesState.ts';
import type { Reseller } from '#contract/operator/model/reseller.ts';
import { ApiError } from '../api-error.ts';
import type { FindingOut, LookUp } from '../look-up.ts';
import {
  getGetLegalVersionQueryKey,
  getLegalVersion,
  getListLegalDraftsQueryKey,
  listLegalDrafts,
  type PublishLegalVersionMutationVariables,
  type SaveLegalDraftMutationVariables,
} from '../operator/legal/legal.ts';
import {
  getGetPriceRulesQueryKey,
  getPriceRules,
  listPackages,
  type SetCostRateMutationVariables,
  type SetPackagesOnSaleMutationVariables,
  type SetPriceRulesMutationVariables,
} from '../operator/packages/packages.ts';
import {
  getGetResellerQueryKey,
  getReseller,
  type LiftSuspensionMutationVariables,
  type SetPricingMutationVariables,
  type SignOutResellerMutationVariables,
  type SuspendResellerMutationVariables,
} from '../operator/resellers/resellers.ts';
import { fresh, isSame } from './held.ts';

const NOT_FOUND = 404;

const readReseller = (queries: QueryClient, id: string): Promise<Reseller> =>
  fresh(queries, getGetResellerQueryKey(id), () => getReseller(id));

const suspendReseller: LookUp<SuspendResellerMutationVariables, Reseller> = async ({ id, data }, queries) => {
  const reseller = await readReseller(queries, id);
  return reseller.suspension && isSame(data.reason, reseller.suspension.reason) ? reseller : undefined;
};

const liftSuspension: LookUp<LiftSuspensionMutationVariables, Reseller> = async ({ id }, queries) => {
  const reseller = await readReseller(queries, id);
  return reseller.suspension ? undefined : reseller;
};

/** In force, or waiting for a second operator. */
const setPricing: LookUp<SetPricingMutationVariables, Reseller> = async ({ id, data }, queries) => {
  const reseller = await readReseller(queries, id);
  const { seen: _, ...pricing } = data;
  return [reseller, reseller.waitingPricing].some((held) => isSame(pricing, held)) ? reseller : undefined;
};

const signOutReseller: LookUp<SignOutResellerMutationVariables, EndedSessions> = async ({ id }, queries) => {
  const before = queries.getQueryData<Reseller>(getGetResellerQueryKey(id))?.sessions ?? 0;
  const { sessions } = await readReseller(queries, id);
  return sessions === 0 ? { sessions: before } : undefined;
};

const publishLegalVersion: LookUp<PublishLegalVersionMutationVariables, LegalVersionText> = async (
  { document, data: { seen, texts } },
  queries,
) => {
  const next = seen + 1;
  try {
    const key = getGetLegalVersionQueryKey(document, next);
    const published = await fresh(queries, key, () => getLegalVersion(document, next));
    return isSame(texts, published.texts) ? published : undefined;
  } catch (error) {
    if (error instanceof ApiError && error.status === NOT_FOUND) return undefined;
    throw error;
  }
};

const saveLegalDraft: LookUp<SaveLegalDraftMutationVariables, LegalDraftList> = async ({ document, data }, queries) => {
  const drafts = await fresh(queries, getListLegalDraftsQueryKey(document), () => listLegalDrafts(document));
  return drafts.items.some(({ isOwn, texts }) => isOwn && isSame(data.texts, texts)) ? drafts : undefined;
};

const readRules = (queries: QueryClient): Promise<PriceRulesState> =>
  fresh(queries, getGetPriceRulesQueryKey(), () => getPriceRules());

/** The answer does not tell whether the rules that wait for another operator are those that were sent. */
const setPriceRules: LookUp<SetPriceRulesMutationVariables, PriceRulesState> = async ({ data }, queries) => {
  const state = await readRules(queries);
  const { seen: _, ...sent } = data;
  if (isSame(sent, state) && sent.rules.length === state.rules.length) return state;
  if (state.waiting.some(({ kind }) => kind === 'RULES')) throw new Error('Rules wait for another operator');
  return undefined;
};

/** In force, or waiting for another operator. */
const setCostRate: LookUp<SetCostRateMutationVariables, PriceRulesState> = async ({ data }, queries) => {
  const state = await readRules(queries);
  const held = [...state.rates, ...state.waiting.flatMap(({ rate }) => rate ?? [])];
  const isSet = held.some(({ currency, rate }) => currency === data.currency && rate === Number(data.rate));
  return isSet ? state : undefined;
};

/** While the catalogue is as it was seen, nothing was changed. Else it cannot be told by whom, and how many. */
const setPackagesOnSale: LookUp<SetPackagesOnSaleMutationVariables, never> = async ({ data: { seen } }) => {
  const { revision } = await listPackages();
  if (revision !== seen) throw new Error('The catalogue was changed');
  return undefined;
};

export const lookUps = {
  suspendReseller,
  liftSuspension,
  setPricing,
  signOutReseller,
  publishLegalVersion,
  saveLegalDraft,
  setPriceRules,
  setCostRate,
  setPackagesOnSale,
  // With an idempotency key.
  adjustCredit: 'again',
  settleTransfer: 'again',
  refundPayment: 'again',
  // Done once, they are refused a second time, and the refusal names the state.
  confirmPricing: 'again',
  declinePricing: 'again',
  confirmAdjustment: 'again',
  declineAdjustment: 'again',
  confirmPriceChange: 'again',
  declinePriceChange: 'again',
  giveUpOrder: 'again',
  declineGiveUp: 'again',
  answerRequest: 'again',
  // Done twice, they change nothing more.
  endAttempt: 'again',
  retryOrder: 'again',
  resendEvents: 'again',
  takeCatalogue: 'again',
  // Nothing of it lasts: who was not told begins again.
  viewStore: 'screen',
} as const satisfies Readonly<Record<string, FindingOut>>;
