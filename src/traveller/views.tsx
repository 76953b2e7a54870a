import type { ReactElement } from 'react';
import type { Texts } from './i18n/en.ts';
import type { Content, Kind } from './page.ts';
import type { PageContext } from './page-context.ts';
import { CoveragePage } from './pages/CoveragePage.tsx';
import { DevicesPage } from './pages/DevicesPage.tsx';
import { InstallationPage } from './pages/InstallationPage.tsx';
import { BusyPage, ElsewherePage, FailurePage, LinkInvalidPage, PreparedPage } from './pages/MessagePage.tsx';
import { ProfilePage } from './pages/ProfilePage.tsx';

export const titleOf = (kind: Kind, { installation, profile, ...texts }: Texts): string => {
  switch (kind) {
    case 'installation':
      return installation.title;
    case 'customer':
      return profile.customerTitle;
    case 'shop':
      return profile.shopTitle;
    default:
      return texts[kind].title;
  }
};

export const viewOf = (content: Content, page: PageContext): ReactElement => {
  switch (content.kind) {
    case 'installation':
      return <InstallationPage page={page} profile={content.profile} />;
    case 'coverage':
      return <CoveragePage page={page} profile={content.profile} />;
    case 'devices':
      return <DevicesPage page={page} />;
    case 'invalid':
      return <LinkInvalidPage page={page} />;
    case 'elsewhere':
      return <ElsewherePage page={page} />;
    case 'prepared':
      return <PreparedPage page={page} />;
    case 'busy':
      return <BusyPage page={page} seconds={content.seconds} />;
    case 'failure':
      return <FailurePage page={page} />;
    default:
      return <ProfilePage page={page} profile={content.profile} isShop={content.kind === 'shop'} />;
  }
};
