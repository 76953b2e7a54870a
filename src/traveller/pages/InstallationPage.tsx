import type { ReactElement } from 'react';
import type { Profile } from '#contract/storefront/model/profile.ts';
import { toProfileDetails } from '#domain/profile-details.ts';
import { summarise } from '../format.ts';
import { linkOfProfile } from '../links.ts';
import type { PageContext } from '../page-context.ts';
import { DeviceCheck } from '../parts/DeviceCheck.tsx';
import { Header } from '../parts/Header.tsx';
import { Help } from '../parts/Help.tsx';
import { Layout } from '../parts/Layout.tsx';
import { FoldedCodes, ManualInstall } from '../parts/ManualInstall.tsx';
import { MoreData, waysToShop } from '../parts/MoreData.tsx';
import { NoDataText } from '../parts/NoDataText.tsx';
import { Notice } from '../parts/Notice.tsx';
import { Offline } from '../parts/Offline.tsx';
import { QuickInstall } from '../parts/QuickInstall.tsx';
import { RemainingCard } from '../parts/RemainingCard.tsx';
import { ReportedLost } from '../parts/ReportedLost.tsx';
import { ScanCard } from '../parts/ScanCard.tsx';
import { ScanWarning } from '../parts/ScanWarning.tsx';
import { Steps } from '../parts/Steps.tsx';
import { hasData, installationState, usableBalances } from '../states.ts';
import { isHandheld } from '../user-agent.ts';

type InstallationPageProps = { page: PageContext; profile: Profile };

/** On the phone itself the steps and the codes to type come first: it cannot scan its own screen. */
const Codes = ({ page, profile }: InstallationPageProps): ReactElement | null => {
  const details = toProfileDetails(profile);
  if (details === undefined) return null;
  const manual = <ManualInstall page={page} details={details} />;
  if (!isHandheld(page.userAgent)) {
    return (
      <>
        <ScanWarning page={page} />
        <div className="columns">
          <ScanCard page={page} details={details} />
          {manual}
        </div>
        <Steps page={page} />
      </>
    );
  }
  return (
    <>
      <Steps page={page} />
      {manual}
      <ScanWarning page={page} />
      <ScanCard page={page} details={details} />
    </>
  );
};

/** The remaining data of an eSIM that a device has. */
const OnDevice = ({ page, profile }: InstallationPageProps): ReactElement => {
  const details = toProfileDetails(profile);
  const href = page.isShared ? undefined : linkOfProfile(profile.customerProfileUrl, page);
  return (
    <>
      <RemainingCard page={page} profile={profile} hasPackages>
        {href !== undefined && (
          <a className="outline" href={href}>
            {page.texts.header.profile}
          </a>
        )}
      </RemainingCard>
      {hasData(profile, page.now) ? (
        <>
          <p className="grey">{page.texts.installation.installed}</p>
          <Offline page={page} profile={profile} />
          <MoreData page={page} profile={profile} />
        </>
      ) : (
        <>
          <MoreData page={page} profile={profile} />
          <p className="grey">{page.texts.installation.installed}</p>
        </>
      )}
      {details && <FoldedCodes page={page} details={details} />}
    </>
  );
};

/** Another eSIM took its place: the way there, unless that one was withdrawn as well, and what is left. */
const Replaced = ({ page, profile }: InstallationPageProps): ReactElement => {
  const { installation, noData } = page.texts;
  const { title, text, dataMoved, askForNew, action } = installation.replaced;
  const href = linkOfProfile(profile.esimProfile.replacementUrl, page);
  const whereData = href === undefined ? askForNew : dataMoved;
  const rest = hasData(profile, page.now) ? whereData : noData.text;
  return (
    <>
      <Notice page={page} tone="warning" title={title} text={`${text} ${rest}`} />
      {href !== undefined && (
        <p>
          <a className="filled" href={href}>
            {action}
          </a>
        </p>
      )}
    </>
  );
};

const Body = ({ page, profile }: InstallationPageProps): ReactElement => {
  const { installation, noData } = page.texts;
  switch (installationState(profile, page.now)) {
    case 'lost':
      return <ReportedLost page={page} />;
    case 'replaced':
      return <Replaced page={page} profile={profile} />;
    case 'deleted':
      return (
        <Notice page={page} tone="danger" title={installation.deleted.title} text={installation.deleted.text}>
          <p>{installation.deleted.how(profile.esimProfile.iccid)}</p>
        </Notice>
      );
    case 'out-of-use':
      return <Notice page={page} tone="danger" {...installation.outOfUse(profile.esimProfile.iccid)} />;
    case 'refunded':
      return <Notice page={page} tone="danger" {...installation.refunded} />;
    case 'on-device':
      return <OnDevice page={page} profile={profile} />;
    case 'no-data':
      return (
        <>
          <Notice
            page={page}
            tone="warning"
            title={noData.title}
            text={<NoDataText page={page} profile={profile} />}
            hasContact={waysToShop(page, profile).length === 0}
          />
          <MoreData page={page} profile={profile} />
        </>
      );
    default:
      return (
        <>
          <DeviceCheck page={page} />
          <QuickInstall page={page} esim={profile.esimProfile} />
          <Codes page={page} profile={profile} />
          <Offline page={page} profile={profile} />
        </>
      );
  }
};

/** The page of a sale's link: how to install the eSIM, and then how much is left. */
export const InstallationPage = ({ page, profile }: InstallationPageProps): ReactElement => {
  const usable = usableBalances(profile, page.now);
  // Newest first; the package that was sold with the eSIM comes before its top-ups.
  const shown = usable.length > 0 ? usable.toReversed() : profile.balances.slice(0, 1);
  const packages = new Set(shown.map((balance) => summarise(balance, page.texts)));
  const { title, otherTitle } = page.texts.installation;
  const state = installationState(profile, page.now);
  // Every way from the page of a lost eSIM would lead to the same notice.
  const customerProfileUrl = state === 'lost' ? undefined : profile.customerProfileUrl;
  return (
    <Layout page={page} header={<Header page={page} customerProfileUrl={customerProfileUrl} />}>
      <div className="headline">
        <h1>{state === 'ready' ? title : otherTitle}</h1>
        {[...packages].map((summary) => (
          <p key={summary}>{summary}</p>
        ))}
      </div>
      <Body page={page} profile={profile} />
      {customerProfileUrl !== undefined && <Help page={page} customerProfileUrl={customerProfileUrl} />}
    </Layout>
  );
};
