import type { Language } from '../../pages/index.ts';

/** Whom a customer asks; the company may have no name yet. */
export const sellerNote: Readonly<Record<Language, (seller: string) => string>> = {
  en: (seller) =>
    seller === ''
      ? 'Questions? Please ask the shop where you bought the package.'
      : `Questions? Please ask ${seller}, where you bought the package.`,
  de: (seller) =>
    seller === ''
      ? 'Fragen? Bitte wenden Sie sich an den Shop, in dem Sie das Paket gekauft haben.'
      : `Fragen? Bitte wenden Sie sich an ${seller}, wo Sie das Paket gekauft haben.`,
};
