import type { ReactElement } from 'react';
import { pageAddress, queryOf, safeLink } from '../links.ts';
import type { PageContext } from '../page-context.ts';
import { Logo } from './Logo.tsx';
import { BackIcon, ShareIcon, UserIcon } from './icons.tsx';

/** A form, so that it opens the share view without script too; with script it shares at once. */
const ShareButton = ({ page }: { page: PageContext }): ReactElement => (
  <form action={page.path} data-share="">
    {Object.entries(queryOf({ ...page, isShared: true })).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    <button className="quiet" type="submit">
      <ShareIcon />
      <span>{page.texts.header.share}</span>
    </button>
  </form>
);

const ProfileLink = ({ page, address }: { page: PageContext; address: string | undefined }): ReactElement | null => {
  const href = safeLink(address, page.host);
  return href === undefined ? null : (
    <a className="quiet" href={href}>
      <UserIcon />
      <span>{page.texts.header.profile}</span>
    </a>
  );
};

type HeaderProps = {
  page: PageContext;
  /** Adds the share button and the link to the customer's profile; a share view has neither. */
  customerProfileUrl?: string | undefined;
  /** Adds the link back to the installation page. */
  hasWayBack?: boolean;
};

export const Header = ({ page, customerProfileUrl, hasWayBack = false }: HeaderProps): ReactElement => (
  <header>
    <div className="bar">
      <Logo page={page} />
      {customerProfileUrl !== undefined && !page.isShared && (
        <div className="tools">
          <ShareButton page={page} />
          <ProfileLink page={page} address={customerProfileUrl} />
        </div>
      )}
      {hasWayBack && page.token !== undefined && (
        <div className="tools">
          <a className="quiet" href={pageAddress('/esim/profile', page)}>
            <BackIcon />
            <span>{page.texts.header.back}</span>
          </a>
        </div>
      )}
    </div>
  </header>
);
