import type { ReactElement } from 'react';
import { contactWays } from '#domain/contact-ways.ts';
import { safeLink } from '../links.ts';
import { nameOf, type PageContext } from '../page-context.ts';

/** How to reach the reseller: wherever a text says to, and in the help. Nothing where the reseller did not say it. */
export const Contact = ({ page }: { page: PageContext }): ReactElement | null => {
  const { reseller, host } = page;
  const ways = contactWays({ ...reseller, contactUrl: safeLink(reseller?.contactUrl, host) });
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
