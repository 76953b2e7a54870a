// Visits a screen again and again, each time with another call answered wrongly.
import { expect, type Page, type Request, type Route } from '@playwright/test';
import { type Answer, answers } from './answers.ts';
import { type Screen, storageOf } from './screens.ts';
import { picker } from './seed.ts';
import { enter, type Seller } from './seller.ts';
import { complaintsAbout, lackingOf, look, type Shown } from './state.ts';

export type Look = { language: 'en' | 'de'; width: number };

/** Each visit is looked at in both widths; it begins in this one. */
export const looks: readonly Look[] = [
  { language: 'en', width: 1280 },
  { language: 'de', width: 390 },
];

export type Case = { call: string; answer: Answer };

export type Finding = { screen: string; look: Look; call: string; answer: string; complaint: string };

/** How long a page may take to say what happened, of which the app's second try is 300 ms. */
const SAID_WITHIN_MS = 5_000;

/** A page that did not change for so long shows all that it has. */
const SETTLED_MS = 500;

const API = /\/(?:client|operator)-api\//;

/** A call as the contract names it, without the ids of its address. */
const callOf = (request: Request): string => {
  const path = new URL(request.url()).pathname
    .replace(/^\/(?:client|operator)-api/, '')
    .replaceAll(/\/(?:[\da-f]{8}-[\da-f-]{27}|\d+)(?=\/|$)/g, '/…');
  return `${request.method()} ${path}`;
};

/** Asked by the layout of the desk, whatever its page is; the layout's stories have what comes of it. */
const WALL = 'GET /operators/current';

const heightOf = (width: number): number => (width < 600 ? 844 : 800);

/** Asks until there is nothing to complain about, or the time is over; returns the last complaints. */
const until = async (ask: () => Promise<string[]>): Promise<string[]> => {
  let complaints: string[] = [];
  const isGood = async (): Promise<void> => {
    complaints = await ask().catch((error: unknown) => [`not to be looked at: ${String(error).slice(0, 80)}`]);
    expect(complaints).toEqual([]);
  };
  await expect(isGood)
    .toPass({ timeout: SAID_WITHIN_MS, intervals: [40] })
    .catch(() => undefined);
  return complaints;
};

export class Stage {
  private readonly errors: string[] = [];

  readonly page: Page;
  readonly seller: Seller;
  readonly look: Look;

  constructor(page: Page, seller: Seller, look: Look) {
    this.page = page;
    this.seller = seller;
    this.look = look;
    page.on('pageerror', (error) => this.errors.push(error.message));
  }

  /** A whole page load, as after typing the address. */
  async open(screen: Screen): Promise<void> {
    const {
      page,
      seller,
      look: { language, width },
    } = this;
    this.errors.length = 0;
    // The page before tells the server about its width, which would give the next one its data.
    await page.goto(`${seller.url}/favicon.svg`);
    await page.setViewportSize({ width, height: heightOf(width) });
    await enter(page.context(), seller, screen.access);
    await page.context().addCookies([{ name: 'language', value: language, url: seller.url }]);
    await page.evaluate(
      (kept) => {
        sessionStorage.clear();
        localStorage.clear();
        for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, value);
      },
      storageOf(seller, screen),
    );
    await page.goto(seller.url + screen.address(seller), { waitUntil: 'domcontentloaded' });
  }

  /** The screen as it should be, in both widths, and the calls that it makes. */
  async visit(screen: Screen): Promise<{ usual: Map<number, Shown>; calls: string[] }> {
    const calls = new Set<string>();
    const note = (request: Request): void => {
      const call = callOf(request);
      if (API.test(request.url()) && call !== WALL) calls.add(call);
    };
    this.page.on('request', note);
    await this.open(screen);
    await this.page.waitForLoadState('networkidle');
    await until(async () => ((await look(this.page)).isBusy ? ['still loading'] : []));
    this.page.off('request', note);
    const usual = new Map<number, Shown>();
    for (const width of this.widths()) usual.set(width, await this.lookAt(width));
    return { usual, calls: [...calls] };
  }

  /** What is wrong after this call was answered so, or after it works again. */
  async play(screen: Screen, usual: Map<number, Shown>, { call, answer }: Case, seed: string): Promise<string[]> {
    const {
      page,
      look: { language, width },
    } = this;
    let played = 0;
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    const onCall = async (route: Route): Promise<void> => {
      if (callOf(route.request()) !== call) return route.fallback();
      played += 1;
      if (answer.isLate) await released;
      await answer.give(route, picker(seed)).catch(() => undefined);
    };
    await page.route(API, onCall);
    const expected = (of: number) => ({
      usual: usual.get(of) as Shown,
      known: [...usual.values()].flatMap(({ lines }) => lines),
      language,
      isIncomplete: answer.isIncomplete === true,
    });
    const complaints: string[] = [];
    try {
      await this.open(screen);
      complaints.push(...(await until(async () => (played > 0 ? [] : ['the call was not made']))));
      if (answer.isLate) {
        complaints.push(...(await until(async () => this.complaintsWhileWaiting(expected(width).usual))));
        release();
        complaints.push(...(await this.comesBack(usual)));
      } else {
        for (const each of this.widths()) {
          await page.setViewportSize({ width: each, height: heightOf(each) });
          complaints.push(...(await until(async () => complaintsAbout(await look(page), expected(each)))));
        }
      }
    } finally {
      await page.unroute(API, onCall);
    }
    if (!answer.isLate) complaints.push(...(await this.recover(screen, usual)));
    return [...new Set([...complaints, ...this.errors.map((error) => `uncaught: ${error.slice(0, 160)}`)])];
  }

  private async complaintsWhileWaiting(usual: Shown): Promise<string[]> {
    const shown = await look(this.page);
    const isThere = usual.headings.every((heading) => shown.headings.includes(heading));
    return isThere && shown.main.length > 0 ? [] : ['heading gone while waiting'];
  }

  /** By the page's own button if it has one, else by a reload. */
  private async recover(screen: Screen, usual: Map<number, Shown>): Promise<string[]> {
    const { page } = this;
    const [width = 0] = this.widths();
    await page.setViewportSize({ width, height: heightOf(width) });
    const again = page.getByRole('main').getByRole('button', { name: /^(Try again|Erneut versuchen)$/ });
    const isPressed = await again
      .first()
      .click({ timeout: 1_000 })
      .then(
        () => true,
        () => false,
      );
    if (isPressed) {
      const complaints = await this.comesBack(usual);
      if (complaints.length === 0) return [];
      return complaints.map((complaint) => `after its button: ${complaint}`);
    }
    await enter(page.context(), this.seller, screen.access);
    await page.reload({ waitUntil: 'domcontentloaded' });
    if (new URL(page.url()).pathname !== usual.get(width)?.path) return [];
    return (await this.comesBack(usual)).map((complaint) => `after a reload: ${complaint}`);
  }

  private comesBack(usual: Map<number, Shown>): Promise<string[]> {
    return until(async () => {
      const lacking = lackingOf(usual.get(this.look.width)?.lines ?? [], (await look(this.page)).lines);
      return lacking.length === 0 ? [] : [`does not come back: ${lacking.slice(0, 3).join(' / ').slice(0, 160)}`];
    });
  }

  private async lookAt(width: number): Promise<Shown> {
    await this.page.setViewportSize({ width, height: heightOf(width) });
    let before: Shown | undefined;
    // Charts and lists come up a moment after their data.
    const isSettled = async (): Promise<void> => {
      const last = before;
      before = await look(this.page);
      expect(before).toEqual(last);
    };
    await expect(isSettled).toPass({ intervals: [SETTLED_MS] });
    return look(this.page);
  }

  private widths(): number[] {
    return [this.look.width, ...looks.map(({ width }) => width).filter((width) => width !== this.look.width)];
  }
}

/** Every call of a screen with every answer. */
export const casesOf = (calls: readonly string[]): Case[] =>
  calls.flatMap((call) => answers.map((answer) => ({ call, answer })));

/** So many of them, by the seed. */
export const sampleOf = (cases: readonly Case[], size: number, seed: string): Case[] => {
  const pick = picker(seed);
  const left = [...cases];
  return Array.from({ length: Math.min(size, left.length) }, () => {
    const chosen = pick(left);
    left.splice(left.indexOf(chosen), 1);
    return chosen;
  });
};
