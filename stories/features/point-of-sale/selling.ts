import type { within } from 'storybook/test';
import type { ActivationResult } from '#contract/storefront/model/activationResult.ts';
import type { Problem } from '#contract/storefront/model/problem.ts';
import {
  getGetSaleSuggestionsMockHandler,
  getRegisterActivationMockHandler,
  getTopUpActivationMockHandler,
} from '#mocks/generated/storefront/activations/activations.msw.ts';
import { getGetCreditMockHandler, getGetCreditResponseMock } from '#mocks/generated/storefront/credit/credit.msw.ts';
import { item } from '#mocks/scenarios/packages.ts';
import { activationResult, customerDetails } from '#mocks/scenarios/sales.ts';
import { network, never, refuse } from '#storybook/network.ts';
import type { KnownBuyer } from '#web/features/point-of-sale/use-buyer.ts';
import { paths } from '#web/navigation/paths.ts';
import { ATTEMPT } from './open-sale.ts';

/** A buyer of whom the store knows the address alone. */
export const knownBuyer: KnownBuyer = {
  name: 'tom@example.com',
  domains: undefined,
  details: undefined,
  existing: undefined,
  existingCountry: undefined,
  goOver: () => undefined,
  isLoading: false,
  failure: undefined,
  isGone: false,
};

export const ITEM_ID = item().id;
export const customerUid = customerDetails().customer.uid;
export const newCustomer = paths.pointOfSaleSell('new', ITEM_ID, {
  email: 'nina@example.com',
  country: 'DE',
  attempt: ATTEMPT,
});
export const guest = paths.pointOfSaleSell('guest', ITEM_ID, { country: 'DE', attempt: ATTEMPT });
export const existing = paths.pointOfSaleSell('existing', ITEM_ID, { customerUid, attempt: ATTEMPT });

type Answer = ActivationResult | Problem | 'never';
type Sent = { path: string; key: string | null; body: Record<string, unknown> };

const isProblem = (answer: ActivationResult | Problem): answer is Problem => 'title' in answer;

/** Returns these for one sale after the other, repeats the last one, and records the requests. */
export const selling = (...answers: Answer[]): Sent[] => {
  const sent: Sent[] = [];
  const answer = async ({ request }: { request: Request }): Promise<ActivationResult> => {
    sent.push({
      path: new URL(request.url).pathname,
      key: request.headers.get('Idempotency-Key'),
      body: (await request.json()) as Record<string, unknown>,
    });
    const next = answers[Math.min(sent.length, answers.length) - 1] ?? activationResult();
    if (next === 'never') return never();
    return isProblem(next) ? refuse(next) : next;
  };
  network.use(getRegisterActivationMockHandler(answer), getTopUpActivationMockHandler(answer));
  return sent;
};

type Canvas = ReturnType<typeof within>;
type UserEvent = ReturnType<typeof import('storybook/test').userEvent.setup>;

export const press = async (canvas: Canvas, userEvent: UserEvent, name: string | RegExp): Promise<void> =>
  userEvent.click(await canvas.findByRole('button', { name }));

/** From the summary to the call. */
export const sellIt = async (canvas: Canvas, userEvent: UserEvent, last = 'Sell'): Promise<void> => {
  await press(canvas, userEvent, 'Confirm payment');
  await press(canvas, userEvent, last);
};

/** The reseller repeats prices in this currency. */
export const showSecondCurrency = (currency: string, rate: number, isSimulated = false): void =>
  network.use(
    getGetSaleSuggestionsMockHandler({
      items: [],
      countries: [],
      displayRate: { currency, rate, asOf: '2026-11-20', ...(isSimulated && { isSimulated }) },
    }),
  );

/** The credit covers no package. */
export const lowCredit = getGetCreditMockHandler({
  ...getGetCreditResponseMock(),
  balance: { value: 0.5, currency: 'USD' },
  autoTopUpEnabled: false,
});
