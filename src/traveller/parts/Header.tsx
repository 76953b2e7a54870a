import type { ReactElement } from 'react';
import { linkOfProfile, pageOfLink, wholeAddress } from '../links.ts';
import type { PageContext } from '../page-context.ts';
import { Logo } from './Logo.tsx';
import { BackIcon, ShareIcon, UserIcon } from './icons.tsx';

/** A form, so that it opens the share view without script too; with script it shares at once. */
const ShareButton = ({ page }: { page: PageContext }): ReactElement => {
  const { path, query } = wholeAddress(page);
  return (
    <form action={path} data-share="">
      {Object.entries(query).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button className="quiet" type="submit">
        <ShareIcon />
        <span>{page.texts.header.share}</span>
      </button>
    </form>
  );
};

const ProfileLink = ({ page, address }: { page: PageContext; address: string | undefined }): ReactElement | null => {
  const href = linkOfProfile(address, page);
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
  /** Adds the share button alone. */
  canShare?: boolean;
  /** Adds the link back to the installation page. */
  hasWayBack?: boolean;
};

export const Header = ({
  page,
  customerProfileUrl,
  canShare = false,
  hasWayBack = false,
}: HeaderProps): ReactElement => (
  <header>
    <div className="bar">
      <Logo page={page} />
      <div className="tools">
        {hasWayBack && (page.token ?? page.link) !== undefined && (
          <a className="quiet" href={pageOfLink('profile', page)}>
            <BackIcon />
            <span>{page.texts.header.back}</span>
          </a>
        )}
        {(canShare || customerProfileUrl !== undefined) && !page.isShared && <ShareButton page={page} />}
        {!page.isShared && <ProfileLink page={page} address={customerProfileUrl} />}
      </div>
    </div>
  </header>
);
