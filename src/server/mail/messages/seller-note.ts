import { mailedName } from '#domain/shown-name.ts';
import type { Language } from '../../pages/index.ts';

/** Whom a customer asks; the company may have no name yet, or one that is not passed on. */
const withName =
  (unnamed: string, named: (name: string) => string) =>
  (seller: string): string => {
    const name = mailedName(seller);
    return name === '' ? unnamed : named(name);
  };

export const sellerNote: Readonly<Record<Language, (seller: string) => string>> = {
  en: withName(
    'Questions? Please ask the shop where you bought the package.',
    (name) => `Questions? Please ask ${name}, where you bought the package.`,
  ),
  de: withName(
    'Fragen? Bitte wenden Sie sich an den Shop, in dem Sie das Paket gekauft haben.',
    (name) => `Fragen? Bitte wenden Sie sich an ${name}, wo Sie das Paket gekauft haben.`,
  ),
};
