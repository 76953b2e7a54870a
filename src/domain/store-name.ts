// Detects names that imitate the operator: the name of the store, alone or with a word for its departments (VAL-081).

/** The name of this software, which some stores keep as their own. */
const PRODUCT = 'simshelf';

/** Words for those who might ask for passwords and money, in the languages of the store and of some of its markets. */
const DESKS =
  `support|secur|safety|billing|payment|invoice|refund|account|verif|official|admin|operator|service|help|team|staff|fraud|abuse
  legal|compliance|kunden|sicherheit|zahlung|rechnung|buchhaltung|konto|offiziell|betreiber|hilfe|destek|guvenlik|odeme|musteri
  resmi|soporte|seguridad|pagos|securite|paiement|assistenza|sicurezza`.split(/[|\s]+/u);

/** Digits that look like letters. */
const AS_LETTERS: Readonly<Record<string, string>> = { 0: 'o', 1: 'l', 3: 'e', 4: 'a', 5: 's', '|': 'l', ı: 'i' };

/** Letters only, without accents: `S1mshelf-Support` and `Simshelf Support` read the same. */
const lettersOf = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[01345|ı]/gu, (sign) => AS_LETTERS[sign] ?? sign)
    .replaceAll(/[^\p{L}]/gu, '')
    // I and l look alike.
    .replaceAll('l', 'i');

const LETTERS_MIN = 4;

/**
 * Whether the name of a shop is that of the store, of this software, or of one of their departments. Very short store
 * names are not checked.
 */
export const imitatesStore = (name: string, storeName: string): boolean => {
  const letters = lettersOf(name);
  return [storeName, PRODUCT]
    .map(lettersOf)
    .filter((own) => own.length >= LETTERS_MIN && letters.includes(own))
    .some((own) => {
      const rest = letters.replace(own, '');
      return rest === '' || DESKS.some((desk) => rest.includes(lettersOf(desk)));
    });
};
