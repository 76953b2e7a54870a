// A sale that costs more than the credit waits for the automatic top-up instead of being refused (CRE-066).
import { setTimeout as pause } from 'node:timers/promises';
import { AUTO_TOP_UPS_A_DAY } from '#domain/top-up.ts';
import { Problem, type ProblemValues } from '../../core/problem.ts';
import { outsideRequest } from '../../core/request-context.ts';
import type { PaymentDeps } from '../deps.ts';
import { type ChargeDeps, topUpOrLog } from './charge.ts';
import { askForTopUp, type NoTopUp, readProgress, type TopUpProgress } from './state.ts';

type WaitDeps = ChargeDeps & Pick<PaymentDeps, 'gatewayTimeoutMs'>;

/** The time between two looks at a charge that another process makes. */
const LOOK_MS = 200;

/** What `ledger_post` raises. */
type CreditMissing = Error & { detail?: string };

const isCreditMissing = (error: unknown): error is CreditMissing =>
  error instanceof Error && error.message === 'insufficient_credits';

type Why = NoTopUp | { kind: 'pending' };

const sentenceOf = (why: Why): string => {
  switch (why.kind) {
    case 'refused':
      return why.message === null
        ? 'The automatic top-up was refused.'
        : `The automatic top-up was refused: ${why.message}`;
    case 'limit':
      return `The automatic top-up has bought ${AUTO_TOP_UPS_A_DAY} times within a day, which is the most.`;
    case 'tooMuch':
      return 'The automatic top-up cannot buy that much at once.';
    default: // pending
      return 'Your credit is being topped up, which takes longer than usual. Please try again in a minute.';
  }
};

const valuesOf = (why: Why): ProblemValues => ({
  topup: why.kind,
  ...(why.kind === 'refused' && why.message !== null && { reason: why.message }),
});

/** The refusal as it is without an automatic top-up, and why that has not helped. */
const refusal = (missing: CreditMissing, why: Why): Problem =>
  new Problem('insufficient_credits', `${missing.detail ?? ''} ${sentenceOf(why)}`, { values: valuesOf(why) });

export type TopUpWaits = {
  /**
   * Sells, and waits for one charge of the automatic top-up where the credit is too low. Sales that wait at once ask for
   * one charge together.
   *
   * @param sale One attempt; called again after a charge.
   */
  sellWithTopUp: <T>(resellerId: string, itemId: string, sale: () => Promise<T>) => Promise<T>;
};

/** All sales of a reseller that wait in this process share one look. */
const createLooks = (deps: WaitDeps) => {
  const looks = new Map<string, Promise<TopUpProgress | undefined>>();
  const look = async (resellerId: string): Promise<TopUpProgress | undefined> => {
    await pause(LOOK_MS);
    const progress = await deps.db.forReseller(resellerId, (tx) => readProgress(tx, resellerId));
    // Not awaited: however long the provider takes, each sale waits as long as it may.
    if (progress?.isDue) void topUpOrLog(deps, resellerId);
    return progress;
  };
  return (resellerId: string): Promise<TopUpProgress | undefined> => {
    // It goes on for the others when the right of the first one's call ends.
    const shared =
      looks.get(resellerId) ?? outsideRequest(() => look(resellerId).finally(() => looks.delete(resellerId)));
    looks.set(resellerId, shared);
    return shared;
  };
};

/** A later round has begun, and its charge has ended. */
const isOver = (progress: TopUpProgress | undefined, round: number): boolean =>
  progress === undefined || (progress.round > round && !progress.isUnderWay);

export const createTopUpWaits = (deps: WaitDeps): TopUpWaits => {
  const look = createLooks(deps);

  const waitForEnd = async (resellerId: string, round: number, patience: AbortSignal): Promise<boolean> => {
    while (!patience.aborted) if (isOver(await look(resellerId), round)) return true;
    return false;
  };

  return {
    sellWithTopUp: async (resellerId, itemId, sale) => {
      let patience: AbortSignal | undefined;
      for (;;) {
        const outcome = await sale().then(
          (value) => ({ value }),
          (error: unknown) => ({ error }),
        );
        if ('value' in outcome) return outcome.value;
        const { error } = outcome;
        if (!isCreditMissing(error)) throw error;
        const asked = await deps.db.forReseller(resellerId, (tx) =>
          askForTopUp(tx, resellerId, { itemId, hasWaited: patience !== undefined }),
        );
        if (asked.kind === 'off') throw error;
        if (asked.kind === 'none') throw refusal(error, asked.why);
        if (asked.kind === 'wait') {
          patience ??= AbortSignal.timeout(deps.gatewayTimeoutMs);
          if (!(await waitForEnd(resellerId, asked.round, patience))) throw refusal(error, { kind: 'pending' });
        }
      }
    },
  };
};
