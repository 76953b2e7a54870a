import type { ReactElement } from 'react';
import { safeLink } from '../links.ts';
import { nameOf, type PageContext } from '../page-context.ts';

/** The reseller's logo, or the name alone. */
export const Logo = ({ page }: { page: PageContext }): ReactElement => {
  const name = nameOf(page);
  const source = safeLink(page.reseller?.logoUrl, page.host);
  return source === undefined ? <span className="name">{name}</span> : <img className="logo" src={source} alt={name} />;
};
