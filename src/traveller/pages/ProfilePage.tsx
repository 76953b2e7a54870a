import type { ReactElement } from 'react';
import type { Profile } from '#contract/storefront/model/profile.ts';
import { canInstall } from '#domain/esim.ts';
import { formatNumber, NO_BREAK_SPACE } from '../format.ts';
import { safeLink } from '../links.ts';
import type { PageContext } from '../page-context.ts';
import { BalancesTable } from '../parts/BalancesTable.tsx';
import { DevicesTable } from '../parts/DevicesTable.tsx';
import { Header } from '../parts/Header.tsx';
import { Layout } from '../parts/Layout.tsx';
import { balanceState } from '../states.ts';

type ProfilePageProps = {
  page: PageContext;
  profile: Profile;
  /** The shop's profile page shows the same under its own title (readings PUB-023). */
  isShop?: boolean;
};

const isUnlimited = ({ balances }: Profile, { now }: PageContext): boolean =>
  balances.some((balance) => balance.packageType === 'unlimited' && balanceState(balance, now) !== 'expired');

const Remaining = ({ page, profile }: ProfilePageProps): ReactElement => {
  const { sizeValue, sizeUnit } = profile.totalAvailableBalance;
  if (isUnlimited(profile, page)) return <p className="figure">{page.texts.unlimited}</p>;
  return (
    <p className="figure">
      {formatNumber(sizeValue, page.texts)}
      <span>{`${NO_BREAK_SPACE}${sizeUnit}`}</span>
    </p>
  );
};

/** The page's one eSIM if it can still be installed, otherwise the first that can. */
const installable = ({ esimProfile, relatedEsims }: Profile): string | undefined => {
  const ready = relatedEsims.filter(canInstall);
  return (ready.find(({ iccid }) => iccid === esimProfile.iccid) ?? ready[0])?.installationUrl;
};

const InstallLink = ({ page, profile }: ProfilePageProps): ReactElement | null => {
  const href = safeLink(installable(profile), page.host);
  return href === undefined ? null : (
    <a className="filled" href={href}>
      {page.texts.profile.install}
    </a>
  );
};

/** What a customer has left, and on which devices. */
export const ProfilePage = ({ page, profile, isShop = false }: ProfilePageProps): ReactElement => {
  const { shopTitle, customerTitle, remaining } = page.texts.profile;
  return (
    <Layout page={page} header={<Header page={page} />}>
      <h1 className="small">{isShop ? shopTitle : customerTitle}</h1>
      <section className="card hero" aria-labelledby="remaining">
        <div>
          <h2 id="remaining">{remaining}</h2>
          <Remaining page={page} profile={profile} />
        </div>
        <InstallLink page={page} profile={profile} />
      </section>
      <BalancesTable page={page} balances={profile.balances} />
      <DevicesTable page={page} esims={profile.relatedEsims} />
    </Layout>
  );
};
