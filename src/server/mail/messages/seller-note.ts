import { mailedName } from '#domain/shown-name.ts';
import type { Language } from '../../pages/index.ts';

const notes: Readonly<Record<Language, (seller: string) => string>> = {
  en: (seller) =>
    seller === ''
      ? 'Questions? Please ask the shop where you bought the package.'
      : `Questions? Please ask ${seller}, where you bought the package.`,
  de: (seller) =>
    seller === ''
      ? 'Fragen? Bitte wenden Sie sich an den Shop, in dem Sie das Paket gekauft haben.'
      : `Fragen? Bitte wenden Sie sich an ${seller}, wo Sie das Paket gekauft haben.`,
};

/** Whom a customer asks; the company may have no name yet, or one that is not passed on. */
export const sellerNote = (language: Language, seller: string): string => notes[language](mailedName(seller));
