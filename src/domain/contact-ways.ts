// How travellers reach a shop: on their pages, in their messages, and on paper.

/** The number as a phone dials it: `+49 (0) 8041 12` without the zero that is dialled at home only. */
export const dialled = (phone: string): string => phone.replace('(0)', '').replaceAll(/[^\d+]/g, '');

/** An address may hold characters that mean something in a link. */
export const mailLink = (email: string, message: Readonly<Record<string, string>> = {}): string => {
  // A plus for a space, as forms have it, is shown as a plus by mail programs.
  const query = Object.entries(message).map(([name, text]) => `${name}=${encodeURIComponent(text)}`);
  return [
    `mailto:${email.replaceAll(/[%?&#]/g, encodeURIComponent)}`,
    ...(query.length > 0 ? [query.join('&')] : []),
  ].join('?');
};

/** 'berg-reisen.example/help' */
const shortAddress = (address: string): string => address.replace(/^https?:\/\//, '').replace(/\/$/, '');

type Contacts = {
  contactEmail?: string | undefined;
  contactPhone?: string | undefined;
  /** One that may be a link. */
  contactUrl?: string | undefined;
};

type Way = { href: string; label: string };

/** The ways that the shop named, as links. */
export const contactWays = ({ contactEmail, contactPhone, contactUrl }: Contacts): Way[] => [
  ...(contactEmail === undefined ? [] : [{ href: mailLink(contactEmail), label: contactEmail }]),
  ...(contactPhone === undefined ? [] : [{ href: `tel:${dialled(contactPhone)}`, label: contactPhone }]),
  ...(contactUrl === undefined ? [] : [{ href: contactUrl, label: shortAddress(contactUrl) }]),
];
