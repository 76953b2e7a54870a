import type { ReactElement } from 'react';
import { safeLink } from '../links.ts';
import { nameOf, type PageContext } from '../page-context.ts';

type Way = { href: string; label: string };

/** The number as a phone dials it: `+49 (0) 8041 12` without the zero that is dialled at home only. */
const dialled = (phone: string): string => phone.replace('(0)', '').replaceAll(/[^\d+]/g, '');

/** An address may hold characters that mean something in a link. */
const mailLink = (email: string): string => `mailto:${email.replaceAll(/[%?&#]/g, encodeURIComponent)}`;

/** 'berg-reisen.example/help' */
const shortAddress = (address: string): string => address.replace(/^https?:\/\//, '').replace(/\/$/, '');

const waysOf = ({ reseller, host }: PageContext): Way[] => {
  const { contactEmail, contactPhone, contactUrl } = reseller ?? {};
  const url = safeLink(contactUrl, host);
  return [
    ...(contactEmail === undefined ? [] : [{ href: mailLink(contactEmail), label: contactEmail }]),
    ...(contactPhone === undefined ? [] : [{ href: `tel:${dialled(contactPhone)}`, label: contactPhone }]),
    ...(url === undefined ? [] : [{ href: url, label: shortAddress(url) }]),
  ];
};

/** How to reach the reseller: wherever a text says to, and in the help. Nothing where the reseller did not say it. */
export const Contact = ({ page }: { page: PageContext }): ReactElement | null => {
  const ways = waysOf(page);
  if (ways.length === 0) return null;
  return (
    <ul className="contact" aria-label={page.texts.contact(nameOf(page))}>
      {ways.map(({ href, label }) => (
        <li key={href}>
          <a href={href}>{label}</a>
        </li>
      ))}
    </ul>
  );
};
