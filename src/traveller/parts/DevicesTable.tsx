import type { ReactElement, ReactNode } from 'react';
import { canInstall } from '#domain/esim.ts';
import type { SharedEsim } from '#contract/storefront/model/sharedEsim.ts';
import type { Texts } from '../i18n/en.ts';
import { linkOfProfile } from '../links.ts';
import type { PageContext } from '../page-context.ts';
import { esimLabel, esimStyle } from '../states.ts';
import { DataTable } from './DataTable.tsx';

/** A refunded or replaced eSIM shows only that, whatever its state: it cannot be used any more. */
const labelOf = ({ state, withdrawal }: SharedEsim, texts: Texts): string => {
  const { refunded, replaced } = texts.profile.devices;
  if (withdrawal === 'REFUNDED') return refunded;
  return withdrawal === 'REPLACED' ? replaced : esimLabel(state, texts);
};

const stateOf = (esim: SharedEsim, { texts }: PageContext): ReactNode => (
  <>
    <span className={`state ${esimStyle(esim.state)}`}>{labelOf(esim, texts)}</span>
    {!esim.active && <small>{texts.profile.devices.inactive}</small>}
  </>
);

const iccidOf = ({ iccid }: SharedEsim): ReactNode => <span className="code">{iccid}</span>;

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

type DevicesTableProps = { page: PageContext; esims: readonly SharedEsim[] };

export const DevicesTable = ({ page, esims }: DevicesTableProps): ReactElement => {
  const { title, none, status, link } = page.texts.profile.devices;
  const rows = esims.map((esim) => ({
    key: esim.iccid,
    isGrey: !esim.active || esim.withdrawal !== undefined,
    cells: [iccidOf(esim), stateOf(esim, page), linkOf(esim, page)],
  }));
  return <DataTable id="devices" title={title} none={none} columns={['ICCID', status, link]} rows={rows} />;
};
