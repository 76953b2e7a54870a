import type { ReactElement, ReactNode } from 'react';
import type { Profile } from '#contract/storefront/model/profile.ts';
import { canInstall } from '#domain/esim.ts';
import { packageName } from '#domain/package-name.ts';
import { packageOf } from '#domain/sold-item.ts';
import type { SharedEsim } from '#contract/storefront/model/sharedEsim.ts';
import { linkOfProfile } from '../links.ts';
import type { PageContext } from '../page-context.ts';
import { formatSize } from '../format.ts';
import { esimLabel, esimStyle, hasData, usableBalances } from '../states.ts';
import { DataTable } from './DataTable.tsx';

/** A refunded or replaced eSIM shows only that, whatever its state: it cannot be used any more. */
const labelOf = (
  { state, withdrawal, balances: positions }: SharedEsim,
  profile: Profile,
  page: PageContext,
): string => {
  const { texts, now } = page;
  const { refunded, replaced } = texts.profile.devices;
  const balances = positions?.flatMap((position) => profile.balances[position] ?? []) ?? profile.balances;
  if (withdrawal === 'REFUNDED') return refunded;
  return withdrawal === 'REPLACED' ? replaced : esimLabel(state, texts, !hasData({ balances }, now));
};

const stateOf = (esim: SharedEsim, profile: Profile, page: PageContext): ReactNode => (
  <>
    <span className={`state ${esimStyle(esim.state)}`}>{labelOf(esim, profile, page)}</span>
    {!esim.active && <small>{page.texts.profile.devices.inactive}</small>}
  </>
);

/** What is left on each of several eSIMs: the packages that it shares with another one are named on both. */
const packagesOn = ({ balances: positions = [] }: SharedEsim, profile: Profile, page: PageContext): string[] => {
  const { texts, language, now } = page;
  if (profile.relatedEsims.length < 2) return [];
  const balances = positions.flatMap((position) => profile.balances[position] ?? []);
  return usableBalances({ balances }, now).map((balance) => {
    const { packageType, availableBalance } = balance;
    const left = packageType === 'standard' ? formatSize(availableBalance, texts) : texts.unlimited.toLowerCase();
    return texts.profile.devices.left(packageName(packageOf(balance), language), left);
  });
};

const iccidOf = (esim: SharedEsim, profile: Profile, page: PageContext): ReactNode => (
  <>
    <span className="code">{esim.iccid}</span>
    {packagesOn(esim, profile, page).map((left, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- two packages may have one name, and none is moved
      <small key={index}>{left}</small>
    ))}
  </>
);

const linkOf = (esim: SharedEsim, page: PageContext): ReactNode => {
  const { install, noLink } = page.texts.profile.devices;
  const href = canInstall(esim) ? linkOfProfile(esim.installationUrl, page) : undefined;
  if (href === undefined) return noLink;
  return (
    <a href={href}>
      {install}
      <span className="hidden"> {esim.iccid}</span>
    </a>
  );
};

type DevicesTableProps = { page: PageContext; profile: Profile };

export const DevicesTable = ({ page, profile }: DevicesTableProps): ReactElement => {
  const { title, none, status, link } = page.texts.profile.devices;
  const rows = profile.relatedEsims.map((esim) => ({
    key: esim.iccid,
    isGrey: !esim.active || esim.withdrawal !== undefined,
    cells: [iccidOf(esim, profile, page), stateOf(esim, profile, page), linkOf(esim, page)],
  }));
  return <DataTable id="devices" title={title} none={none} columns={['ICCID', status, link]} rows={rows} />;
};
