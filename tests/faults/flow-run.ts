// Walks a flow to its end while one thing goes wrong on the way.
import { expect, type Page, type Route } from '@playwright/test';
import { PAYMENT_POLL_TIMEOUT_MS } from '#domain/limits.ts';
import type { Flow, Step } from './flows.ts';
import { storageOf } from './screens.ts';
import { enter, type Seller } from './seller.ts';
import { isFailureSaid, look } from './state.ts';

/** Before a step is made, or with it. */
const disturbances = ['reload', 'back', 'second tab', 'double click'] as const;
/** What becomes of the first change that is sent with a step; lost: it takes effect, and its answer never comes. */
const faults = ['500', 'reset', 'lost answer', 'HTML'] as const;

type Disturbance = (typeof disturbances)[number];
type Fault = (typeof faults)[number];
export type Trouble = Disturbance | Fault;

export const troubles: readonly Trouble[] = [...disturbances, ...faults];

/** More than any way through. */
const TURNS_MAX = 20;
/** Longer than a page waits for the outcome of a payment. */
const PATIENCE_MS = PAYMENT_POLL_TIMEOUT_MS + 15_000;
/** A button may go away before it is pressed: then the page is looked at again. */
const PRESS_MS = 3_000;
/** What is looked at as well: without this a look would wait for it until the patience is over. */
const LOOK_MS = 500;

const isFault = (trouble: Trouble | undefined): trouble is Fault => faults.some((fault) => fault === trouble);

const canPress = async (page: Page, step: Step): Promise<boolean> => {
  const target = step.target(page).first();
  if (!(await target.isVisible())) return false;
  const isReady = async (): Promise<boolean> =>
    (await target.isEnabled({ timeout: LOOK_MS })) &&
    (await target.getAttribute('aria-disabled', { timeout: LOOK_MS })) !== 'true';
  return isReady().catch(() => false);
};

const isAt = async (page: Page, step: Step): Promise<boolean> =>
  (await canPress(page, step)) || ((await step.type?.field(page).isVisible()) ?? false);

/** The step that this page is at; undefined at the end. Waits for either. */
const nextStep = async (page: Page, { steps, isDone }: Flow): Promise<Step | undefined> => {
  let found: Step | undefined;
  const find = async (): Promise<void> => {
    found = undefined;
    if (await isDone(page).first().isVisible()) return;
    for (const step of steps) if (await isAt(page, step)) found = step;
    expect(found).toBeDefined();
  };
  await expect(find).toPass({ timeout: PATIENCE_MS, intervals: [50] });
  return found;
};

/** What a person changes by a button; prices and searches are read by POST as well. */
const isChange = (route: Route): boolean =>
  route.request().method() === 'POST' && /\/(?:submit|register|top-up|refund)$/.test(route.request().url());

const answer = async (route: Route, fault: Fault): Promise<void> => {
  if (fault === '500') return route.fulfill({ status: 500, contentType: 'application/problem+json', body: '{}' });
  if (fault === 'HTML') return route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Zqx proxy</h1>' });
  if (fault === 'lost answer') await route.fetch();
  return route.abort('connectionreset');
};

/** What a page says of a change that was not made. */
const FAILED = /\bfailed\b|could not be|nothing was (?:charged|changed|sold)/i;

type Press = { seller: Seller; flow: Flow; fault: Fault; press: () => Promise<void> };

/**
 * Presses while the change goes wrong, and sees that the page says so, or that it was made after all: a page finds out what
 * became of it. What the server has is never told as failed.
 */
const pressWith = async (page: Page, { seller, flow, fault, press }: Press): Promise<string[]> => {
  let isStruck = false;
  const onCall = async (route: Route): Promise<void> => {
    if (isStruck || !isChange(route)) return route.fallback();
    isStruck = true;
    await answer(route, fault);
  };
  await page.route('**/client-api/**', onCall);
  const sent = page.waitForRequest(/\/(?:submit|register|top-up|refund)$/, { timeout: 1_000 }).catch(() => undefined);
  await press();
  const complaints: string[] = [];
  if (await sent) {
    const saying = expect(async () =>
      expect(isFailureSaid(await look(page)) || (await flow.isDone(page).first().isVisible())).toBe(true),
    );
    await saying.toPass({ timeout: PATIENCE_MS, intervals: [50] }).catch(() => complaints.push('nothing said'));
    const { alerts } = await look(page);
    const isTold = alerts.some((alert) => FAILED.test(alert));
    if (fault === 'lost answer' && isTold && (await flow.effects(seller)) > 0)
      complaints.push('told as failed, and made');
  }
  await page.unroute('**/client-api/**', onCall);
  return complaints;
};

const disturb = async (page: Page, disturbance: Disturbance): Promise<void> => {
  if (disturbance === 'reload') await page.reload();
  if (disturbance === 'back') {
    await page.goBack();
    await page.goForward();
  }
  if (disturbance === 'second tab') {
    const second = await page.context().newPage();
    await second.goto(page.url(), { waitUntil: 'networkidle' });
    await second.close();
  }
};

const open = async (page: Page, seller: Seller, flow: Flow): Promise<void> => {
  await page.goto(`${seller.url}/favicon.svg`);
  await enter(page.context(), seller);
  await page.evaluate((kept) => {
    sessionStorage.clear();
    localStorage.clear();
    for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, value);
  }, storageOf(seller));
  await page.goto(seller.url + flow.start(seller));
};

/** Types what the step wants, and presses it. */
const make = async (page: Page, { target, type }: Step, clicks = 1): Promise<void> => {
  if (type) await type.field(page).fill(type.text, { timeout: PRESS_MS });
  await target(page).first().click({ clickCount: clicks, timeout: PRESS_MS });
};

export type Outcome = { complaints: string[]; steps: number };

/** Walks to the end, with this trouble at the step of this number. */
export const walk = async (
  page: Page,
  seller: Seller,
  flow: Flow,
  trouble: Trouble | undefined,
  at: number,
): Promise<Outcome> => {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message.slice(0, 160)}`));
  await open(page, seller, flow);
  let steps = 0;
  for (let turn = 0; turn < TURNS_MAX; turn += 1) {
    const step = await nextStep(page, flow);
    if (step === undefined) return { complaints, steps };
    const isNow = steps === at;
    steps += 1;
    if (isNow && isFault(trouble)) {
      const press = (): Promise<void> => make(page, step).catch(() => undefined);
      complaints.push(...(await pressWith(page, { seller, flow, fault: trouble, press })));
      continue;
    }
    if (isNow && trouble !== undefined && !isFault(trouble)) await disturb(page, trouble);
    // What was there a moment ago may be gone: then the next turn finds what is there instead.
    await make(page, step, isNow && trouble === 'double click' ? 2 : 1).catch(() => undefined);
  }
  throw new Error(`No end after ${TURNS_MAX} turns`);
};
