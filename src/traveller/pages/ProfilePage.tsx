import type { ReactElement } from 'react';
import type { Profile } from '#contract/storefront/model/profile.ts';
import { canInstall, canTopUp } from '#domain/esim.ts';
import { linkOfProfile } from '../links.ts';
import type { PageContext } from '../page-context.ts';
import { BalancesTable } from '../parts/BalancesTable.tsx';
import { DevicesTable } from '../parts/DevicesTable.tsx';
import { Header } from '../parts/Header.tsx';
import { Layout } from '../parts/Layout.tsx';
import { MoreData } from '../parts/MoreData.tsx';
import { Offline } from '../parts/Offline.tsx';
import { RemainingCard } from '../parts/RemainingCard.tsx';
import { ReportedLost } from '../parts/ReportedLost.tsx';
import { hasData } from '../states.ts';

type ProfilePageProps = {
  page: PageContext;
  profile: Profile;
  /** The shop's profile page shows the same under its own title (PUB-023). */
  isShop?: boolean;
};

/** The page's one eSIM if it can still be installed, otherwise the first that can. */
const installable = ({ esimProfile, relatedEsims }: Profile): string | undefined => {
  const ready = relatedEsims.filter(canInstall);
  return (ready.find(({ iccid }) => iccid === esimProfile.iccid) ?? ready[0])?.installationUrl;
};

const InstallLink = ({ page, profile }: ProfilePageProps): ReactElement | null => {
  const href = linkOfProfile(installable(profile), page);
  return href === undefined ? null : (
    <a className="filled" href={href}>
      {page.texts.profile.install}
    </a>
  );
};

/** The remaining data of a customer, and the customer's devices. */
export const ProfilePage = ({ page, profile, isShop = false }: ProfilePageProps): ReactElement => {
  const { shopTitle, customerTitle } = page.texts.profile;
  const isLost = profile.esimProfile.isReportedLost === true;
  const isUsable = canTopUp(profile.esimProfile) && hasData(profile, page.now);
  return (
    <Layout page={page} header={<Header page={page} canShare={!isLost} />}>
      <div className="headline">
        <h1>{isShop ? shopTitle : customerTitle}</h1>
      </div>
      {isLost ? (
        <ReportedLost page={page} />
      ) : (
        <>
          <RemainingCard page={page} profile={profile}>
            {hasData(profile, page.now) && <InstallLink page={page} profile={profile} />}
          </RemainingCard>
          {isUsable && <Offline page={page} profile={profile} />}
          <MoreData page={page} profile={profile} />
          <BalancesTable page={page} balances={profile.balances} />
          <DevicesTable page={page} profile={profile} />
        </>
      )}
    </Layout>
  );
};
