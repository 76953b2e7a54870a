import { createContext, runInContext } from 'node:vm';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { beforeAll, expect, test, vi } from 'vitest';
import type * as Renderer from '#traveller/render.tsx';
import { aBalance, anEsim, aProfile, aReseller, aVisit, IPHONE } from './profiles.ts';

const outDir = path.resolve('.cache/traveller');
const INITIAL_WINDOW = 12_000; // bytes that arrive in the first round trip

let renderer: typeof Renderer;

beforeAll(async () => {
  await build({ logLevel: 'error', configFile: 'vite.config.ts', root: 'src/web', build: { ssr: true, outDir } });
  renderer = (await import(/* @vite-ignore */ path.join(outDir, 'traveller.js'))) as typeof Renderer;
});

const rich = aProfile({
  balances: Array.from({ length: 12 }, (_, index) => aBalance({ name: `Reise ${index} nach Südosteuropa` })),
  relatedEsims: Array.from({ length: 6 }, (_, index) => anEsim({ iccid: `894900000000000${1000 + index * 37}` })),
  resellerInformation: aReseller(),
});

test.each(['installation', 'customer'] as const)('the first view of the %s page fits the initial window', (kind) => {
  const visit = aVisit({ language: 'de', userAgent: IPHONE });
  const html = renderer.renderPage({ kind, profile: rich }, visit);
  expect(brotliCompressSync(html).length).toBeLessThan(INITIAL_WINDOW);
  // Nothing else is asked for: neither a style sheet nor a script nor a font.
  expect(html).not.toMatch(/\ssrc="|url\(|@import/);
  expect(html.match(/<link [^>]*href="[^#d][^>]*>/g)).toBeNull();
});

type Listener = (event: object) => void;

/** A document with only what the script needs. */
const stubDocument = (kept: string) => {
  const listeners = new Map<string, Listener>();
  const toast = {
    dataset: { copied: 'Copied' },
    textContent: '',
    classList: { add: vi.fn<() => void>(), remove: vi.fn<() => void>() },
  };
  return {
    listeners,
    toast,
    title: 'Title',
    querySelector: (selector: string) =>
      ({ '.toast': toast, '[data-address]': { dataset: { address: kept } } })[selector] ?? null,
    querySelectorAll: (selector: string) =>
      selector === 'time' ? [{ dateTime: '2026-03-14T09:30:00Z', lang: 'en-GB', textContent: '' }] : [],
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
  };
};

const KEPT = '/esim/3q2-7wEjRWd4/profile?custom=true';

/** Runs the script of a page in a browser that has only what it needs. */
const runScript = (contentLocation: string) => {
  const [, script = ''] = /<script[^>]*>(.*)<\/script>/s.exec(renderer.renderPage({ kind: 'failure' }, aVisit())) ?? [];
  const document = stubDocument(KEPT);
  const atOnce = (work: () => void): void => work();
  const writeText = vi.fn<(text: string) => Promise<void>>(async () => {});
  const share = vi.fn<(data: object) => Promise<void>>(async () => {});
  const replaceState = vi.fn<History['replaceState']>();
  const text = vi.fn<() => Promise<string>>(async () => '');
  const fetch = vi.fn<(address: string) => Promise<object>>(async () => ({
    text,
    headers: new Headers({ 'content-location': contentLocation }),
  }));
  const browser = {
    document,
    location: { href: 'https://store.example/esim/profile?token=abc' },
    history: { replaceState },
    navigator: { clipboard: { writeText }, share },
    fetch,
    URL,
    requestAnimationFrame: atOnce,
    setTimeout: atOnce,
    clearTimeout: () => undefined,
  };
  runInContext(script, createContext(browser));
  return { document, writeText, share, replaceState, fetch, text };
};

// The script is the text of a function: the build must not make it refer to anything outside itself.
test('the script runs by itself', async () => {
  const { document, writeText, share, replaceState, fetch } = runScript(KEPT);
  const button = { dataset: { copy: 'LPA:1$a$b' }, previousElementSibling: {} };
  document.listeners.get('click')?.({ target: { closest: () => button } });
  await vi.waitFor(() => expect(document.toast.textContent).toBe('Copied'));
  expect(writeText).toHaveBeenCalledExactlyOnceWith('LPA:1$a$b');

  const inputs = [{ name: 'token', value: 'abc' }];
  const getAttribute = () => 'https://store.example/esim/profile';
  const form = { getAttribute, matches: () => true, querySelectorAll: () => inputs };
  document.listeners.get('submit')?.({ target: form, preventDefault: () => undefined });
  const url = 'https://store.example/esim/profile?token=abc';
  expect(share).toHaveBeenCalledExactlyOnceWith({ title: 'Title', url });

  await vi.waitFor(() => expect(replaceState).toHaveBeenCalledExactlyOnceWith(null, '', KEPT));
  expect(fetch).toHaveBeenCalledExactlyOnceWith(KEPT);
});

test('the address stays where it was not seen to open without the token', async () => {
  const { replaceState, text } = runScript('');
  await vi.waitFor(() => expect(text).toHaveBeenCalledTimes(1));
  // What follows an answer has run by then.
  await new Promise(setImmediate);
  expect(replaceState).not.toHaveBeenCalled();
});
