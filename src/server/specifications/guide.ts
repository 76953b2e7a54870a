// The guide for integrators and its examples, with this store's name.
import { readFile } from 'node:fs/promises';
import { inWordsOf } from './documents.ts';
import type { Store } from './store.ts';

/** Paths below docs, and below the guide's address. */
export const guideFiles = [
  'integrators.md',
  'examples/partner-client.ts',
  'examples/receive-webhooks.ts',
  'examples/verify_webhook.py',
  'examples/VerifyWebhook.java',
] as const;

export const guideFor = async (name: (typeof guideFiles)[number], store: Store): Promise<string> => {
  const text = await readFile(new URL(`../../../docs/${name}`, import.meta.url), 'utf8');
  return inWordsOf(store)(text).replaceAll('https://store.example', store.publicUrl);
};
