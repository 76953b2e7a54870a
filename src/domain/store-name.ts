// Names that pass themselves off as the operator's: the name of the store, alone or with what its desks are called (VAL-081).

/** The name of this software, which some stores keep as theirs. */
const PRODUCT = 'simshelf';

/** What those are called who ask for passwords and money, in the languages of the store and some of its markets. */
const DESKS =
  `support|secur|safety|billing|payment|invoice|refund|account|verif|official|admin|operator|service|help|team|staff|fraud|abuse
  legal|compliance|kunden|sicherheit|zahlung|rechnung|buchhaltung|konto|offiziell|betreiber|hilfe|destek|guvenlik|odeme|musteri
  resmi|soporte|seguridad|pagos|securite|paiement|assistenza|sicurezza`.split(/[|\s]+/u);

/** Digits that are read as letters. */
const AS_LETTERS: Readonly<Record<string, string>> = { 0: 'o', 1: 'l', 3: 'e', 4: 'a', 5: 's', '|': 'l', ı: 'i' };

/** Letters alone, without accents: `S1mshelf-Support` and `Simshelf Support` are read in the same way. */
const lettersOf = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[01345|ı]/gu, (sign) => AS_LETTERS[sign] ?? sign)
    .replaceAll(/[^\p{L}]/gu, '')
    // One stroke or the other.
    .replaceAll('l', 'i');

const LETTERS_MIN = 4;

/** Whether the name of a shop is the store's or this software's, or one of their desks'. A store of a short name is not looked for. */
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
