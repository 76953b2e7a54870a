import { de } from './de.ts';
import { en, type Texts } from './en.ts';

export type Language = 'en' | 'de';

const texts: Readonly<Record<Language, Texts>> = { en, de };

const isLanguage = (code: string): code is Language => Object.hasOwn(texts, code);

/** `de-AT;q=0.8` -> de with the weight 0.8 */
const parseEntry = (entry: string): { code: string; weight: number } => {
  const [tag = '', ...parameters] = entry
    .toLowerCase()
    .split(';')
    .map((part) => part.trim());
  const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
  return { code: tag.split('-')[0] ?? '', weight: weight === undefined ? 1 : Number(weight) || 0 };
};

/** The language of ours that the visitor likes best; English otherwise. */
export const chooseLanguage = (acceptLanguage: string): Language => {
  const [best] = acceptLanguage
    .split(',')
    .map(parseEntry)
    .filter(({ code, weight }) => isLanguage(code) && weight > 0)
    .toSorted((one, other) => other.weight - one.weight);
  return best && isLanguage(best.code) ? best.code : 'en';
};

export const textsOf = (language: Language): Texts => texts[language];
