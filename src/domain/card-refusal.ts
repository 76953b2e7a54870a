// Why a bank refuses a card. The reason is kept with the payment in English, and each reader sees it in their language.
import type { Language } from './languages.ts';

const REFUSALS = {
  declined: { en: 'The card was declined.', de: 'Die Karte wurde abgelehnt.' },
  funds: {
    en: 'The account of this card does not have enough money.',
    de: 'Das Konto dieser Karte ist nicht ausreichend gedeckt.',
  },
  limit: { en: 'The limit of this card is reached.', de: 'Das Limit dieser Karte ist erreicht.' },
  expired: { en: 'The card has expired.', de: 'Die Karte ist abgelaufen.' },
  details: {
    en: 'The details of the card are wrong. Please store it again.',
    de: 'Die Daten der Karte stimmen nicht. Bitte hinterlegen Sie sie neu.',
  },
  unsupported: {
    en: 'This card does not allow this kind of payment.',
    de: 'Diese Karte erlaubt diese Art von Zahlung nicht.',
  },
  currency: {
    en: 'This card cannot pay in this currency.',
    de: 'Mit dieser Karte kann nicht in dieser Währung bezahlt werden.',
  },
  bankAway: {
    en: 'The bank could not be reached. Please try again later.',
    de: 'Die Bank war nicht erreichbar. Bitte versuchen Sie es später noch einmal.',
  },
  askBank: {
    en: 'The bank refused this payment. Please ask your bank, or store another card.',
    de: 'Die Bank hat diese Zahlung abgelehnt. Bitte fragen Sie Ihre Bank, oder hinterlegen Sie eine andere Karte.',
  },
  confirmation: {
    en: 'The bank wants this payment to be confirmed. Please top up by hand.',
    de: 'Die Bank verlangt, dass Sie diese Zahlung bestätigen. Bitte laden Sie Ihr Guthaben selbst auf.',
  },
  missing: { en: 'No card is stored.', de: 'Es ist keine Karte hinterlegt.' },
  unknown: { en: 'The card is not known.', de: 'Die Karte ist nicht bekannt.' },
} as const satisfies Readonly<Record<string, Readonly<Record<Language, string>>>>;

export type CardRefusal = keyof typeof REFUSALS;

/** The reason in English, as it is kept. */
export const cardRefusalText = (refusal: CardRefusal): string => REFUSALS[refusal].en;

/** A kept reason for this reader; undefined for any other text. */
export const cardRefusalIn = (language: Language, kept: string): string | undefined =>
  Object.values(REFUSALS).find(({ en }) => en === kept)?.[language];
