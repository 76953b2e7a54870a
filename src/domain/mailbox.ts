// How e-mail addresses are written, and what distinguishes mailboxes: several addresses can lead to the same one.
import punycode from 'punycode.js';

/**
 * Where dots in the local part mean nothing, and so does the rest of these characters; and what else the domain is
 * called.
 */
const PROVIDERS: Readonly<Record<string, { domain: string; ignored: RegExp }>> = Object.fromEntries(
  [
    { domain: 'gmail.com', others: ['googlemail.com'], ignored: /\./g },
    { domain: 'proton.me', others: ['protonmail.com', 'protonmail.ch', 'pm.me'], ignored: /[._-]/g },
    { domain: 'icloud.com', others: ['me.com', 'mac.com'], ignored: /(?!)/g },
    { domain: 'yandex.ru', others: ['ya.ru', 'yandex.com', 'yandex.kz', 'yandex.by'], ignored: /[.-]/g },
  ].flatMap(({ domain, others, ignored }) => [domain, ...others].map((name) => [name, { domain, ignored }])),
);

/** What cannot be part of a host: `URL` would read it as a port, a path or an escaped letter, or leave it out. */
const NO_HOST = /[\s\p{C}/?#:@\\%[\]]/u;
/** The signs that end a part of a domain, beside the dot (RFC 3490, section 3.1). */
const DOTS = /[。．｡]/gu;
/** Joiners that belong to a domain are seen in its ASCII form alone. */
const UNSEEN = /[\p{C}\p{DI}]/u;

const split = (email: string): [local: string, domain: string] => {
  const at = email.lastIndexOf('@') + 1;
  return [email.slice(0, at), email.slice(at)];
};

/** Wide letters and signs of Chinese, Japanese and Korean keyboards. */
const WIDE = /[\uFF01-\uFF5E]/gu;

const ASCII = /\p{ASCII}/u;

/** The same text with the usual letters and signs for wide ones. */
const narrow = (text: string): string => text.replaceAll(WIDE, (sign) => sign.normalize('NFKC'));

const hasOtherAscii = (text: string, form: 'NFC' | 'NFKC'): boolean =>
  Array.from(text.replaceAll(WIDE, '')).some((sign) => !ASCII.test(sign) && ASCII.test(sign.normalize(form)));

/**
 * Whether an address has signs that programs silently read as other ones: `․` (U+2024) as a dot, `⒈` as "1.", `℡` as
 * "tel". Wide letters are meant as the usual ones.
 */
export const isRewritten = (email: string): boolean => {
  const [local, domain] = split(email);
  return hasOtherAscii(local, 'NFC') || hasOtherAscii(domain, 'NFKC');
};

/** The form that the Domain Name System knows: `münchen.example` is `xn--mnchen-3ya.example`. Undefined for no host. */
const hostOf = (domain: string): string | undefined =>
  NO_HOST.test(domain) || isRewritten(domain) ? undefined : URL.parse(`https://${domain}`)?.hostname;

const asciiDomain = (domain: string): string => hostOf(domain) ?? domain;

/** The letters that a label such as `xn--mnchen-3ya` is the form of; undefined for none. */
const lettersOf = (label: string): string | undefined => {
  try {
    const letters = punycode.toUnicode(label);
    return hostOf(letters) === label ? letters : undefined;
  } catch {
    return undefined;
  }
};

const isForLetters = (label: string): boolean => label.startsWith('xn--');

/** RFC 1035, section 2.3.4. */
const LONGEST_LABEL = 63;

/** Letters of these have a form with each accent that a domain needs: with another mark they only look like others. */
const COMPOSED = String.raw`\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}`;
const NEEDED_MARK = String.raw`(?<=(?![${COMPOSED}])\p{L}\p{M}*)\p{M}`;
/** Within words of their script alone, as in `col·legi.cat` and `コーヒー・豆.jp` (RFC 5892, appendix A). */
const WORD_SIGN = String.raw`(?<=l)·(?=l)|・|(?<=\p{Script=Hebrew})[׳״]`;
/** The letters of a label: ⁄ and ∕ look like the end of a domain, and no domain is called ☃ in the post. */
const LETTERS = new RegExp(String.raw`^(?:[\p{L}\p{Nd}-]|${NEEDED_MARK}|${WORD_SIGN})+$`, 'u');

/** A browser's field for addresses sends `¼` as `xn--114-pt0a`: what is looked at is what a label is the form of. */
const isLabel = (label: string): boolean => {
  const letters = isForLetters(label) ? lettersOf(label) : label;
  return label.length <= LONGEST_LABEL && letters !== undefined && LETTERS.test(letters.normalize('NFC'));
};

/**
 * Whether a domain is one that mail is sent to: `münchen.example` is `xn--mnchen-3ya.example`, but `xn--a.example` is
 * the form of no letters, and that of `☃.example` has other signs.
 */
export const isHost = (host: string): boolean => hostOf(host)?.split('.').every(isLabel) ?? false;

/** A part of a domain in letters: `xn--mnchen-3ya` is `münchen`. Unchanged when it is not the form of any letters. */
const labelInLetters = (label: string): string => {
  const letters = isForLetters(label) ? lettersOf(label) : undefined;
  return letters === undefined || UNSEEN.test(letters) ? label : letters;
};

/** The scripts that are written with each other in one word; the letters of all others look like some of another script. */
const WRITTEN_TOGETHER = ['Latin', 'Latin Han Hiragana Katakana', 'Latin Han Bopomofo', 'Latin Han Hangul'].map(
  (scripts) => scripts.split(' '),
);

const SCRIPTS = (
  'Latin Cyrillic Greek Armenian Georgian Hebrew Arabic Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam ' +
  'Sinhala Thai Lao Khmer Myanmar Tibetan Ethiopic Cherokee Han Hiragana Katakana Bopomofo Hangul Lisu Coptic'
)
  .split(' ')
  .map((name) => ({ name, letter: new RegExp(String.raw`\p{Script=${name}}`, 'u') }));

/** What is in a word whose letters are of scripts that are not written together: the first letter of the rarer one. */
const oddLetterIn = (word: string): string | undefined => {
  const found = SCRIPTS.map(({ name, letter }) => ({
    name,
    letters: Array.from(word).filter((sign) => letter.test(sign)),
  }))
    .filter(({ letters }) => letters.length > 0)
    .sort((one, other) => other.letters.length - one.letters.length);
  const isOneWriting =
    found.length < 2 || WRITTEN_TOGETHER.some((scripts) => found.every(({ name }) => scripts.includes(name)));
  return isOneWriting ? undefined : found.at(-1)?.letters[0];
};

/**
 * Cyrillic and Armenian letters that are drawn as Latin ones. ɑ and ı are Latin letters, and stay: people of Cameroon and
 * of Turkey write their names with them.
 */
const TWINS = /^[асԁеһіјӏорԛѕԝхуѵүհոսօզցյ]$/u;
const CYRILLIC_OR_ARMENIAN = /[\p{Script=Cyrillic}\p{Script=Armenian}]/u;

/** The first letter of a part of a domain that looks Latin as a whole, though it is in other letters: `аррӏе` before `.com`. */
const twinIn = (label: string): string | undefined => {
  const letters = Array.from(label.normalize('NFD')).filter((sign) => CYRILLIC_OR_ARMENIAN.test(sign));
  return letters.every((letter) => TWINS.test(letter)) ? letters[0] : undefined;
};

/** Such a part of a domain that ends in Latin letters; the domains that end in other ones, as `оса.рф`, are read so. */
const twinInDomain = (domain: string): string | undefined =>
  /\p{Script=Latin}/u.test(domain.split('.').at(-1) ?? '') ? domain.split('.').map(twinIn).find(Boolean) : undefined;

/** Phonetic signs, whose small capitals look like letters: `ᴏ`. */
const PHONETIC = /[\u1D00-\u1DBF]/u;

/** A letter in another form, such as `ⓐ` and `ﬁ`, which no mailbox is called by. */
const isFormOfLetter = (sign: string): boolean => hasOtherAscii(sign, 'NFKC') || PHONETIC.test(sign);

/**
 * The letter of an address that looks like another one, as the Cyrillic е in `anna@examеple.com`: each word of it is of one
 * script, as browsers ask of domains, or of those that are written together, as in Japan; no letter is a form of a usual one,
 * and no part of a domain in other letters could be read as a Latin one.
 */
export const lookAlikeIn = (email: string): string | undefined => {
  const [local, domain] = split(email.normalize('NFC'));
  const form = Array.from(local).find(isFormOfLetter);
  if (form !== undefined) return form;
  const host = inLetters(lowered(domain));
  for (const word of (local + host).split(/[^\p{L}\p{M}\p{N}·・]+/u)) {
    const odd = oddLetterIn(word);
    if (odd !== undefined) return odd;
  }
  return twinInDomain(host);
};

/** A domain, or the beginning of one, in letters. */
const inLetters = (domain: string): string => domain.split('.').map(labelInLetters).join('.');

/** In lower case, where T with two dots, which has no letter of its own, is one letter: `ẗ` (U+1E97). */
const lowered = (text: string): string => text.normalize('NFC').toLowerCase().normalize('NFC');

/** What is typed of an address, or of a part of one, in the letters that addresses are kept in. */
const folded = (typed: string): string => {
  const email = narrow(typed.trim());
  if (isRewritten(email)) return email;
  const [local, domain] = split(email);
  return lowered(local + domain.normalize('NFKC').replaceAll(DOTS, '.'));
};

/** Signs around a text that came with it when it was copied, and belong to no address. */
const AROUND = String.raw`[\s\p{Cf}\p{Cc}]*`;
const AT_ENDS = new RegExp(`^${AROUND}|${AROUND}$`, 'gu');

/** A text without blanks and signs that are not seen before and after it. */
export const withoutSignsAround = (text: string): string => text.replaceAll(AT_ENDS, '');

const NAMED = /^([^<>]*)<([^<>]+)>[.,;]?$/u;

/** What somebody pasted around an address: `Anna Berg <anna@example.com>` is its name and itself. */
const parted = (trimmed: string): { name: string; address: string } => {
  const [, name = '', address = trimmed] = NAMED.exec(trimmed) ?? [];
  return { name, address };
};

/**
 * An address, or a part of one, with the @ and the dots of Chinese, Japanese and Korean keyboards as the usual ones. Wide letters stay,
 * by which an address of an earlier release is looked up.
 */
const withUsualSigns = (text: string): string => {
  const [local, domain] = split(text.replaceAll('＠', '@'));
  return local === '' ? domain : local + domain.replaceAll(DOTS, '.');
};

/**
 * The address in what somebody pasted: `Anna Berg <anna@example.com>`, `mailto:anna@example.com?subject=Hello`, an
 * address at the end of a sentence, one with signs around it that cannot be seen, or typed with wide signs.
 */
export const pastedEmail = (text: string): string => {
  const { address } = parted(withoutSignsAround(withUsualSigns(text)));
  const mailed = address.replace(/^mailto:([^?]*).*$/isu, '$1');
  return withoutSignsAround(mailed).replace(/(?<=[\p{L}\p{N}])[.,;]+$/u, '');
};

/** The name before such an address, without its quotation marks. Empty where there is none, or where it is an address too. */
export const pastedName = (text: string): string => {
  const { name } = parted(withoutSignsAround(text));
  return name.includes('@') ? '' : name.trim().replace(/^(["'])(.*)\1$/u, '$2');
};

/**
 * The one spelling of an e-mail address that somebody types: in lower case, composed, the domain in letters, by its form in the
 * DNS, so that `anna@münchen.example` and `anna@xn--mnchen-3ya.example` are the same. Wide letters (`ａｎｎａ@ｅｘａｍｐｌｅ．com`) are
 * the usual ones. What else the mailbox before it is, is its server's business (decision 127).
 */
export const canonicalEmail = (email: string): string => {
  const [local, domain] = split(folded(email));
  const host = hostOf(domain);
  return local + (host === undefined ? domain : inLetters(host));
};

/**
 * Whether an address that is not new can be one. It may be older than the rule for new ones (`isEmail`), but has no
 * blanks, no signs that are not seen, and nothing that a mail server reads in another way.
 */
export const isKnownEmail = (email: string): boolean =>
  !UNSEEN.test(email) &&
  !isRewritten(email) &&
  /^[^\s@<>()[\]\\,;:"]+@[^\s@.<>()[\]\\,;:"]+\.[^\s@<>()[\]\\,;:"]+$/u.test(email);

/** Rows that were typed in capitals have `ẗ` as two signs, as they were not composed again. */
const asFromCapitals = (text: string): string =>
  Array.from(text, (letter) => {
    const kept = letter.toUpperCase().normalize('NFC').toLowerCase();
    return kept.normalize('NFC') === letter ? kept : letter;
  }).join('');

/** What was typed as rows may have it that are older than the canonical spelling; the first is the newer one. */
const keptAs = (typed: string): string[] => [lowered(typed.trim()), typed.trim().normalize('NFC').toLowerCase()];

const withCapitals = (spellings: readonly string[]): string[] => [
  ...new Set([...spellings, ...spellings.map(asFromCapitals)]),
];

/**
 * The spellings in which an address may have been kept, because rows are older than the canonical one. Look an address
 * up by all of them; the first is the one that was typed.
 */
export const spellingsOf = (email: string): string[] => {
  const canonical = canonicalEmail(email);
  const [local, domain] = split(canonical);
  return withCapitals([...keptAs(email), folded(email), canonical, local + asciiDomain(domain)]);
};

/** The beginning, or another part, of an address, in the spellings in which addresses may have been kept. */
export const spellingsOfPart = (typed: string): string[] => {
  const [local, domain] = split(folded(typed));
  // Without an @ it may be of either part.
  return withCapitals([local + inLetters(domain), local + domain, ...keptAs(typed)]);
};

/**
 * The one spelling of the mailbox that an e-mail address leads to: without a tag (`anna+shop@…`), in lower case, and
 * without what its provider ignores. Never an address to send to.
 */
export const mailboxOf = (email: string): string => {
  const canonical = lowered(email.trim().normalize('NFKC'));
  const at = canonical.lastIndexOf('@');
  const local = canonical.slice(0, at).split('+').find(Boolean) ?? '';
  const domain = asciiDomain(canonical.slice(at + 1));
  const provider = PROVIDERS[domain];
  return provider ? `${local.replaceAll(provider.ignored, '')}@${provider.domain}` : `${local}@${domain}`;
};
