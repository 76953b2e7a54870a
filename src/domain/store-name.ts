// Names that pass themselves off as the operator's: the name of the store, however it is spelled (VAL-081, decision
// 105).
import { safeName } from './shown-name.ts';

/** The name of this software, which some stores keep as their own. */
const PRODUCT = 'simshelf';

/** Words for those who might ask for passwords and money, in the languages of the store and of some of its markets. */
const DESKS =
  `support|secur|safety|billing|payment|invoice|refund|account|verif|official|admin|operator|service|help|team|staff|fraud|abuse
  legal|compliance|kunden|sicherheit|zahlung|rechnung|buchhaltung|konto|offiziell|betreiber|hilfe|destek|guvenlik|odeme|musteri
  resmi|soporte|seguridad|pagos|securite|paiement|assistenza|sicurezza`.split(/[|\s]+/u);

/** Words that tell no company from another: legal forms, and what every shop of this kind may be called. */
const COMMON =
  `the|das|der|die|my|gmbh|ggmbh|ag|kg|ohg|ug|ek|ev|ltd|limited|llc|inc|corp|plc|bv|nv|sa|se|sarl|sas|srl|oy|ab|as|co|company|group
  gruppe|holding|international|online|shop|store|app|com|de|net|web|portal`.split(/[|\s]+/u);

/** Words of the trade: a store that is called by these alone has no name of its own. */
const TRADE = new Set(
  `sim|esim|card|data|mobile|mobil|mobiles|phone|phones|telecom|telekom|tel|net|online|travel|travels|trip|tour|tours|reise|reisen
  roaming|world|global|euro|europe|shop|shops|store|kiosk|market|connect|internet|reiseburo|reisebüro|cell|handy|the|my|best`.split(
    /[|\s]+/u,
  ),
);

/**
 * Signs and letters that are read as these: `à la 1337`, small capitals, letters with hooks and strokes, signs of
 * currencies, and letters of alphabets that look alike.
 */
const LOOK_ALIKES: ReadonlyMap<string, string> = new Map(
  [
    ['a', '4@аαᴀɐⱥᶏ'],
    ['b', '8вβʙƀɓƃᵬᶀ฿'],
    ['c', 'сϲᴄƈȼɕ¢₵'],
    ['d', 'ԁđᴅɖɗƌȡᵭᶁ'],
    ['e', '3€еεєᴇɘǝəɇᶒⱸɛ'],
    ['f', 'ғꜰƒᵮᶂꞙ£₣'],
    ['g', '69ɡɢǥɠᶃꞡ'],
    ['h', 'һнηħʜɦɧⱨꞕ'],
    ['i', '1!|lıіιɩӏłɪʟɨᶖƚɫɬɭȴᶅⱡꝉ'],
    ['j', 'јᴊɉȷʝɟ'],
    ['k', 'кκᴋƙᶄⱪꝁꞣ₭'],
    ['m', 'мᴍɱᵯᶆ₥'],
    ['n', 'пɴƞɲɳȵᵰᶇꞑꞥ₦'],
    ['o', '0оοøσᴏɵⱺᴓ'],
    ['p', 'рρᴘƥᵱᵽᶈꝑ₱'],
    ['q', 'ԛʠɋꝗ'],
    ['r', 'гʀɍɹɻɼɽɾᵲᵳᶉꞧ'],
    ['s', '5$ѕꜱßʂȿꞩᵴᶊʃᶴƨ§'],
    ['t', '7тτŧᴛƫƭțʈȶᵵⱦ₮'],
    ['u', 'υцᴜʉʊᶙꞹ'],
    ['v', 'νѵᴠʋᶌⱴꝟ'],
    ['w', 'ԝωᴡⱳʍ₩'],
    ['x', 'хχᶍ'],
    ['y', 'уγʏƴɏʎỿ¥'],
    ['z', '2ᴢƶȥʐʑᵶᶎⱬɀ'],
  ].flatMap(([letter = '', signs = '']) => Array.from(signs, (sign) => [sign, letter] as const)),
);

/** Letters in negative circles and squares, which no normal form knows. */
const IN_BOX = /[\u{1F150}-\u{1F169}\u{1F170}-\u{1F189}]/gu;
const letterIn = (box: string): string => String.fromCodePoint(0x61 + (((box.codePointAt(0) ?? 0) - 0x1_f1_50) % 32));

/** What a text looks like: letters alone, without accents, one for all that look alike. */
const lettersOf = (text: string): string =>
  Array.from(text.normalize('NFKD').replaceAll(IN_BOX, letterIn).toLowerCase(), (sign) => LOOK_ALIKES.get(sign) ?? sign)
    .join('')
    .replaceAll(/[^\p{L}]/gu, '');

/**
 * The same, with those letters apart that two others look like (m and rn, w and vv, d and cl). `S1mshelf-Support`,
 * `Sirnshelf support` and `Simshelf Support` look the same.
 */
const looksOf = (text: string): string =>
  lettersOf(text).replaceAll('m', 'rn').replaceAll('w', 'vv').replaceAll('d', 'ci');

/** Whether two texts are the same but for one letter too few, too many or wrong, or two that have changed places. */
const isOneSlipFrom = (one: string, other: string): boolean => {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  let start = 0;
  while (start < short.length && short[start] === long[start]) start += 1;
  const left = short.slice(start);
  const longer = long.slice(start);
  if (short.length < long.length) return left === longer.slice(1);
  if (left.slice(1) === longer.slice(1)) return true;
  return left[0] === longer[1] && left[1] === longer[0] && left.slice(2) === longer.slice(2);
};

const LETTERS_MIN = 4;
/** A shorter name is a word in those of many shops. */
const DISTINCT_MIN = 8;

const LOOKS_OF_DESKS = DESKS.map(looksOf);
const LOOKS_OF_COMMON = new Set(COMMON.map(looksOf));

const wordsOf = (name: string): string[] =>
  name
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Whether nobody else has this name by chance, also not within theirs. */
const isDistinct = (storeName: string): boolean => {
  const words = wordsOf(storeName);
  return words.join('').length >= DISTINCT_MIN && !words.every((word) => TRADE.has(word));
};

/** Whether what tells the store from others is so long that no name is one letter away from it by chance. */
const isLong = (storeName: string): boolean =>
  wordsOf(storeName)
    .filter((word) => !TRADE.has(word))
    .join('').length >= DISTINCT_MIN;

const BETWEEN_WORDS = /[\s\p{Pd}_.,/&+()]+/u;
/** In some names a capital is what divides words. */
const BETWEEN_ALL_WORDS = new RegExp(String.raw`(?<=\p{Ll})(?=\p{Lu})|${BETWEEN_WORDS.source}`, 'u');

/** What is left of a name without that of the store, which begins with a word; undefined where it is not in it. */
const restOf = (name: string, own: string): string[] | undefined => {
  const words = name.split(BETWEEN_WORDS).map(looksOf);
  const start = words.findIndex((_, index) => words.slice(index).join('').startsWith(own));
  if (start === -1) return undefined;
  let length = own.length;
  const after = words.slice(start).map((word) => {
    const left = word.slice(length);
    length = Math.max(0, length - word.length);
    return left;
  });
  return [...words.slice(0, start), ...after].filter(Boolean);
};

/**
 * Whether as many words as the store's name has are this name with a slip of the pen: "Simshellf Support". Words of
 * others that would be it together, such as "Sim Shell", are names of their own.
 */
const isSlipOf = (name: string, storeName: string): boolean => {
  const count = storeName.split(BETWEEN_WORDS).length;
  return [BETWEEN_WORDS, BETWEEN_ALL_WORDS].some((between) => {
    const words = name.split(between);
    const runs = words.map((_, start) => words.slice(start, start + count).join(''));
    return runs.some((run) => [lettersOf, looksOf].some((read) => isOneSlipFrom(read(run), read(storeName))));
  });
};

const imitates = (name: string, storeName: string): boolean => {
  const own = looksOf(storeName);
  if (own.length < LETTERS_MIN) return false;
  if (isLong(storeName) && isSlipOf(name, storeName)) return true;
  const isSingle = wordsOf(storeName).length === 1;
  if (isDistinct(storeName) && isSingle) return looksOf(name).includes(own);
  const rest = restOf(name, own);
  if (rest === undefined) return false;
  if (isDistinct(storeName) || rest.every((word) => LOOKS_OF_COMMON.has(word))) return true;
  const letters = rest.join('');
  return LOOKS_OF_DESKS.some((desk) => letters.includes(desk));
};

/**
 * Whether the name of a shop is read as the store's or this software's: it has that of the store in it, alone, with
 * words that say nothing or are those of a desk, or with any words where nobody else has this name by chance. A single
 * distinct word is found within others too. A store of a short name is not looked for.
 */
export const imitatesStore = (name: string, storeName: string): boolean =>
  [storeName, PRODUCT].some((own) => imitates(name, own));

type Names = {
  brandName: string | null;
  companyName: string;
  /** The operator gave the brand its name, which may be one of the store's own. */
  nameGranted: boolean;
};

/** A name that was stored before there was a rule, as travellers read it: nothing if it breaks the rule. */
export const shownTravellersName = (name: string, storeName: string, isGranted = false): string =>
  !isGranted && imitatesStore(name, storeName) ? '' : safeName(name);

/** The name that travellers read: the brand's, otherwise the company's, otherwise the store's; never a person's. */
export const sellerName = ({ brandName, companyName, nameGranted }: Names, storeName: string): string =>
  [shownTravellersName(brandName ?? '', storeName, nameGranted), shownTravellersName(companyName, storeName)].find(
    Boolean,
  ) ?? storeName;

/** Whether the name that a reseller has set is not shown. */
export const isNameHidden = ({ brandName, companyName, nameGranted }: Names, storeName: string): boolean => {
  const own = brandName ?? companyName;
  return own.trim() !== '' && shownTravellersName(own, storeName, brandName !== null && nameGranted) === '';
};
