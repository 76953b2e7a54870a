import type { ReactElement, ReactNode } from 'react';
import { canInstall } from '#domain/esim.ts';
import type { Esim } from '#contract/storefront/model/esim.ts';
import { safeLink } from '../links.ts';
import type { PageContext } from '../page-context.ts';
import { esimLabel, esimStyle } from '../states.ts';
import { DataTable } from './DataTable.tsx';

const stateOf = (esim: Esim, { texts }: PageContext): ReactNode => (
  <>
    <span className={`state ${esimStyle(esim.state)}`}>{esimLabel(esim.state, texts)}</span>
    {!esim.active && <small>{texts.profile.devices.inactive}</small>}
  </>
);

const iccidOf = ({ iccid }: Esim): ReactNode => <span className="code">{iccid}</span>;

const linkOf = (esim: Esim, { texts, host }: PageContext): ReactNode => {
  const { install, noLink } = texts.profile.devices;
  const href = canInstall(esim) ? safeLink(esim.installationUrl, host) : undefined;
  if (href === undefined) return noLink;
  return (
    <a href={href}>
      {install}
      <span className="hidden"> {esim.iccid}</span>
    </a>
  );
};

type DevicesTableProps = { page: PageContext; esims: readonly Esim[] };

export const DevicesTable = ({ page, esims }: DevicesTableProps): ReactElement => {
  const { title, none, status, link } = page.texts.profile.devices;
  const rows = esims.map((esim) => ({
    key: esim.iccid,
    isGrey: !esim.active,
    cells: [iccidOf(esim), stateOf(esim, page), linkOf(esim, page)],
  }));
  return <DataTable id="devices" title={title} none={none} columns={['ICCID', status, link]} rows={rows} />;
};
