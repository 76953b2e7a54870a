// How e-mail addresses are written, and what distinguishes mailboxes: several addresses can lead to the same one.

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

/**
 * The one spelling of an e-mail address that somebody types: in lower case, the domain in the letters that browsers and
 * mail servers read it in. Wide letters of a domain (`ｅｘａｍｐｌｅ．com`) are the usual ones. The mailbox before it is its
 * server's business.
 */
export const canonicalEmail = (email: string): string => {
  const [trimmed, at] = [email.trim(), email.trim().lastIndexOf('@')];
  const [local, domain] = [trimmed.slice(0, at + 1), trimmed.slice(at + 1)];
  return (local.normalize('NFC') + domain.normalize('NFKC').replaceAll(/[。｡]/gu, '.')).toLowerCase();
};

/** The form that the Domain Name System knows: `münchen.example` is `xn--mnchen-3ya.example`. */
const asciiDomain = (domain: string): string => URL.parse(`https://${domain}`)?.hostname ?? domain;

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
