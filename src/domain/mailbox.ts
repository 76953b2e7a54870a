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
/** Joiners that belong to a domain are seen in its ASCII form alone. */
const UNSEEN = /[\p{C}\p{DI}]/u;

/** The form that the Domain Name System knows: `münchen.example` is `xn--mnchen-3ya.example`. Undefined for no host. */
const hostOf = (domain: string): string | undefined =>
  NO_HOST.test(domain) ? undefined : URL.parse(`https://${domain}`)?.hostname;

const asciiDomain = (domain: string): string => hostOf(domain) ?? domain;

/** A part of a domain in letters: `xn--mnchen-3ya` is `münchen`. Unchanged when it is not the form of any letters. */
const labelInLetters = (label: string): string => {
  if (!label.startsWith('xn--')) return label;
  try {
    const letters = punycode.toUnicode(label);
    return hostOf(letters) === label && !UNSEEN.test(letters) ? letters : label;
  } catch {
    return label;
  }
};

/** A domain, or the beginning of one, in letters. */
const inLetters = (domain: string): string => domain.split('.').map(labelInLetters).join('.');

const split = (email: string): [local: string, domain: string] => {
  const at = email.lastIndexOf('@') + 1;
  return [email.slice(0, at), email.slice(at)];
};

/** What is typed of an address, or of a part of one, in the letters that addresses are kept in. */
const folded = (typed: string): string => {
  const [local, domain] = split(typed.trim());
  return (local.normalize('NFC') + domain.normalize('NFKC').replaceAll(/[。｡]/gu, '.')).toLowerCase();
};

/** Signs around a text that came with it when it was copied, and belong to no address. */
const AROUND = String.raw`[\s\p{Cf}\p{Cc}]*`;
const AT_ENDS = new RegExp(`^${AROUND}|${AROUND}$`, 'gu');
const NAMED = /^[^<>]*<([^<>]+)>[.,;]?$/u;

/**
 * The address in what somebody pasted: `Anna Berg <anna@example.com>`, `mailto:anna@example.com?subject=Hello`, an
 * address at the end of a sentence, or one with signs around it that cannot be seen.
 */
export const pastedEmail = (text: string): string => {
  const trimmed = text.replaceAll(AT_ENDS, '');
  const [, named = trimmed] = NAMED.exec(trimmed) ?? [];
  const mailed = named.replace(/^mailto:([^?]*).*$/isu, '$1');
  return mailed.replaceAll(AT_ENDS, '').replace(/(?<=[\p{L}\p{N}])[.,;]+$/u, '');
};

/**
 * The one spelling of an e-mail address that somebody types: in lower case, the domain in letters, by its form in the
 * DNS, so that `anna@münchen.example` and `anna@xn--mnchen-3ya.example` are the same. Wide letters of a domain
 * (`ｅｘａｍｐｌｅ．com`) are the usual ones. The mailbox before it is its server's business (decision 127).
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
  !UNSEEN.test(email) && /^[^\s@<>()[\]\\,;:"]+@[^\s@.<>()[\]\\,;:"]+\.[^\s@<>()[\]\\,;:"]+$/u.test(email);

/**
 * The spellings in which an address may have been kept, because rows are older than the canonical one. Look an address
 * up by all of them; the first is the one that was typed.
 */
export const spellingsOf = (email: string): string[] => {
  const canonical = canonicalEmail(email);
  const [local, domain] = split(canonical);
  const typed = email.trim().normalize('NFC').toLowerCase();
  return [...new Set([typed, folded(email), canonical, local + asciiDomain(domain)])];
};

/** The beginning, or another part, of an address, in the spellings in which addresses may have been kept. */
export const spellingsOfPart = (typed: string): string[] => {
  const [local, domain] = split(folded(typed));
  // Without an @ it may be of either part.
  return [...new Set([local + inLetters(domain), local + domain, typed.trim().normalize('NFC').toLowerCase()])];
};

/**
 * The one spelling of the mailbox that an e-mail address leads to: without a tag (`anna+shop@…`), in lower case, and
 * without what its provider ignores. Never an address to send to.
 */
export const mailboxOf = (email: string): string => {
  const canonical = email.trim().normalize('NFKC').toLowerCase();
  const at = canonical.lastIndexOf('@');
  const local = canonical.slice(0, at).split('+').find(Boolean) ?? '';
  const domain = asciiDomain(canonical.slice(at + 1));
  const provider = PROVIDERS[domain];
  return provider ? `${local.replaceAll(provider.ignored, '')}@${provider.domain}` : `${local}@${domain}`;
};
