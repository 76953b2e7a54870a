// The published versions of the legal texts.
import type { LegalDocument } from '#contract/operator/model/legalDocument.ts';
import { DEFAULT_LANGUAGE } from '#domain/languages.ts';
import type { Queryable, Sql } from '../db/connect.ts';
import { orNotFound } from '../db/lookup.ts';
import { languageOfLocale } from '../http/language.ts';
import { FIRST_PUBLISHED_AT, privacyPolicy, terms, type Texts } from './texts.ts';

/** A version that was published before a language was added has no text in that language. */
type StoredTexts = Partial<Texts> & Pick<Texts, typeof DEFAULT_LANGUAGE>;

export type LegalText = { version: number; effectiveAt: Date; texts: StoredTexts };

/** Gives a fresh database its first version of both texts. */
export const publishFirstTexts = async (system: Sql, storeName: string): Promise<void> => {
  for (const [document, texts] of [
    ['TERMS', terms(storeName)],
    ['PRIVACY', privacyPolicy(storeName)],
  ] as const) {
    // In force at once, whatever the clock of the database says.
    await system`
      insert into legal_version (document, version, texts, effective_at)
      values (${document}, 1, ${system.json(texts)}, least(${FIRST_PUBLISHED_AT}::timestamptz, now()))
      on conflict do nothing`;
  }
};

/** The version that is in force now, by the clock of the database. */
export const readInForce = async (sql: Queryable, document: LegalDocument): Promise<LegalText> => {
  const [row] = await sql<LegalText[]>`
    select version, effective_at, texts from legal_version
    where document = ${document} and effective_at <= now() order by version desc limit 1`;
  return orNotFound(row);
};

export const textFor = ({ texts }: Pick<LegalText, 'texts'>, locale: string | undefined): string =>
  texts[languageOfLocale(locale)] ?? texts[DEFAULT_LANGUAGE];
