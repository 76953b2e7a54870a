// The legal texts of the public pages, which are rendered in advance (decision 13).
import { setTimeout as delay } from 'node:timers/promises';
import type { LegalDocument } from '#contract/operator/model/legalDocument.ts';
import type { Log } from '../core/log.ts';
import type { Sql } from '../db/connect.ts';
import { FIRST_PUBLISHED_AT, privacyPolicy, terms } from './texts.ts';
import { type LegalText, readInForce, textFor } from './versions.ts';

type PageText = (language: string) => { content: string; timestamp: string };

type PageTexts = { terms: PageText; privacyPolicy: PageText };

const LOOK_MS = 1_000;
/** A page does not wait for a database that is away: it uses the texts that this process knows. */
const PATIENCE_MS = 500;

const inLanguage =
  (text: Pick<LegalText, 'texts' | 'effectiveAt'>): PageText =>
  (language) => ({ content: textFor(text, language), timestamp: text.effectiveAt.toISOString() });

/** The texts that a store starts with. */
export const firstPageTexts = (storeName: string): PageTexts => {
  const effectiveAt = new Date(FIRST_PUBLISHED_AT);
  return {
    terms: inLanguage({ texts: terms(storeName), effectiveAt }),
    privacyPolicy: inLanguage({ texts: privacyPolicy(storeName), effectiveAt }),
  };
};

const versionsOf = (found: Readonly<Record<LegalDocument, LegalText>>): string =>
  `${found.TERMS.version} ${found.PRIVACY.version}`;

/** The texts in force, looked up at most once a second: the same object until one of them is replaced. */
export const watchPageTexts = async (system: Sql, log: Log): Promise<() => Promise<PageTexts>> => {
  const lookUp = async () => {
    const [TERMS, PRIVACY] = await Promise.all([readInForce(system, 'TERMS'), readInForce(system, 'PRIVACY')]);
    const texts: PageTexts = { terms: inLanguage(TERMS), privacyPolicy: inLanguage(PRIVACY) };
    return { versions: versionsOf({ TERMS, PRIVACY }), texts };
  };
  let known = await lookUp();
  let look = Promise.resolve();
  let lookedAt = Date.now();

  const lookAgain = async (): Promise<void> => {
    const found = await lookUp();
    if (found.versions !== known.versions) known = found;
  };

  return async () => {
    if (Date.now() >= lookedAt + LOOK_MS) {
      lookedAt = Date.now();
      look = lookAgain().catch((error: unknown) => log.warn({ err: error }, 'The legal texts could not be looked up'));
    }
    await Promise.race([look, delay(PATIENCE_MS, undefined, { ref: false })]);
    return known.texts;
  };
};
