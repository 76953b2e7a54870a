import type { Language } from '#domain/languages.ts';
import { unlinked } from '#domain/shown-name.ts';
import { shownTravellersName } from '#domain/store-name.ts';

/** The shop that sold, as it was called then. */
export type Seller = {
  seller: string;
  /** The operator gave it this name. */
  isGranted?: boolean;
};

/** Whom a customer asks; the company may have no name yet, or one that is not passed on. */
const withName =
  (unnamed: string, named: (name: string) => string) =>
  ({ seller, isGranted = false }: Seller, storeName: string): string => {
    const name = unlinked(shownTravellersName(seller, storeName, isGranted));
    return name === '' ? unnamed : named(name);
  };

export const sellerNote: Readonly<Record<Language, (sold: Seller, storeName: string) => string>> = {
  en: withName(
    'Questions? Please ask the shop where you bought the package.',
    (name) => `Questions? Please ask ${name}, where you bought the package.`,
  ),
  de: withName(
    'Fragen? Bitte wenden Sie sich an den Shop, in dem Sie das Paket gekauft haben.',
    (name) => `Fragen? Bitte wenden Sie sich an ${name}, wo Sie das Paket gekauft haben.`,
  ),
};
