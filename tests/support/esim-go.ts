// Starts eSIM Go's stand-in, and orders what it does.
import type { EsimGoSettings } from '#server/gateways/index.ts';
import { startStandIn } from './stand-in.ts';

export type EsimGoBooks = {
  /** Newest first. */
  orders: { orderReference: string; total: number; item: string; iccid: string }[];
  esims: {
    iccid: string;
    matchingId: string;
    customerRef: string;
    assignments: { reference: string; state: string; remaining: number }[];
  }[];
  balance: number;
  requests: { method: string; path: string; query: Record<string, string>; body?: unknown; at: number }[];
  /** The store's answers to callbacks. */
  answers: number[];
};

/** What the stand-in returns for an order; nothing of interest for the others. */
type Results = { books: EsimGoBooks; buy: { orderReference: string; order: { iccids: string[] }[] } };

type ResultOf<Action extends string> = Action extends keyof Results ? Results[Action] : unknown;

type Order = <Action extends string>(
  action: Action,
  order?: Record<string, string | number | boolean>,
) => Promise<ResultOf<Action>>;

export type EsimGoStandIn = {
  settings: EsimGoSettings;
  /** Does this in the place of phones or a broken network. Resolves when its callbacks were answered. */
  order: Order;
  books: () => Promise<EsimGoBooks>;
  stop: () => Promise<void>;
};

const API_KEY = 'ak_standin';

/** `environment` is what its process gets beside the key. */
export const startEsimGo = async (environment: Record<string, string> = {}): Promise<EsimGoStandIn> => {
  const { address, stop, ...standIn } = await startStandIn('tests/stand-ins/esim-go/main.ts', {
    ...environment,
    ESIM_GO_API_KEY: API_KEY,
  });
  const order: Order = async <Action extends string>(action: Action, body = {}) =>
    (await standIn.order(action, body)) as ResultOf<Action>;
  // Its calls do not wait for each other, and what it lists is read at every look.
  const settings = { apiKey: API_KEY, url: address.href, callsPerSecond: 1_000, freshSeconds: 0 };
  return { settings, order, books: () => order('books'), stop };
};
