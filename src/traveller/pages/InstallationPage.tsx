import type { ReactElement } from 'react';
import type { Profile } from '#contract/storefront/model/profile.ts';
import { toProfileDetails } from '#domain/profile-details.ts';
import { summarise } from '../format.ts';
import type { PageContext } from '../page-context.ts';
import { EsimNotice } from '../parts/EsimNotice.tsx';
import { Header } from '../parts/Header.tsx';
import { Help } from '../parts/Help.tsx';
import { Layout } from '../parts/Layout.tsx';
import { ManualInstall } from '../parts/ManualInstall.tsx';
import { QuickInstall } from '../parts/QuickInstall.tsx';
import { ScanCard } from '../parts/ScanCard.tsx';
import { ScanWarning } from '../parts/ScanWarning.tsx';
import { isOnDevice } from '../states.ts';

type InstallationPageProps = { page: PageContext; profile: Profile };

/** Every way to install; none for a profile that may no longer be used. */
const Ways = ({ page, profile }: InstallationPageProps): ReactElement | null => {
  const { esimProfile } = profile;
  if (!esimProfile.active) return null;
  const details = toProfileDetails(profile);
  return (
    <>
      {!isOnDevice(esimProfile) && (
        <>
          <QuickInstall page={page} appleUniversalLink={details.appleUniversalLink} />
          <ScanWarning page={page} />
        </>
      )}
      <div className="columns">
        <ScanCard page={page} details={details} />
        <ManualInstall page={page} details={details} />
      </div>
    </>
  );
};

/** What a traveller gets from the link of a sale: how this eSIM comes onto the phone. */
export const InstallationPage = ({ page, profile }: InstallationPageProps): ReactElement => {
  const [balance] = profile.balances;
  return (
    <Layout page={page} header={<Header page={page} customerProfileUrl={profile.customerProfileUrl} />}>
      <div className="headline">
        <h1>{page.texts.installation.title}</h1>
        {balance && <p>{summarise(balance, page.texts)}</p>}
      </div>
      <EsimNotice page={page} esim={profile.esimProfile} />
      <Ways page={page} profile={profile} />
      <Help page={page} customerProfileUrl={profile.customerProfileUrl} />
    </Layout>
  );
};
