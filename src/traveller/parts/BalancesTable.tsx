import type { ReactElement, ReactNode } from 'react';
import type { Balance } from '#contract/storefront/model/balance.ts';
import { packageName } from '#domain/package-name.ts';
import { packageState } from '#domain/package-state.ts';
import { packageOf } from '#domain/sold-item.ts';
import { hasValidity } from '#domain/validity.ts';
import { formatCoverage, formatSize, formatValidity, formatVolume } from '../format.ts';
import type { PageContext } from '../page-context.ts';
import { DataTable } from './DataTable.tsx';
import { Moment } from './Moment.tsx';

export const nameOf = (balance: Balance, { texts, language }: PageContext): ReactNode => {
  const coverage = formatCoverage(balance, texts);
  const name = packageName(packageOf(balance), language);
  return (
    <>
      <strong>{name}</strong>
      {coverage !== '' && !name.includes(coverage) && <small>{coverage}</small>}
    </>
  );
};

export const remainingOf = (balance: Balance, { texts }: PageContext): ReactNode => {
  const { packageType, availableBalance, dailyBalance } = balance;
  if (packageType === 'standard') return formatSize(availableBalance, texts);
  return (
    <>
      {texts.unlimited}
      {dailyBalance && <small>{texts.profile.balances.highSpeed(formatSize(dailyBalance, texts))}</small>}
    </>
  );
};

/** The end if it is known, otherwise the duration. */
export const validityOf = (balance: Balance, page: PageContext): ReactNode => {
  const { texts } = page;
  const { until, fromFirstUse, noEnd } = texts.profile.balances;
  if (balance.expiresAt !== undefined) {
    return (
      <>
        {until} <Moment at={balance.expiresAt} page={page} />
      </>
    );
  }
  if (!hasValidity(balance)) return noEnd;
  return (
    <>
      {formatValidity(balance, texts)}
      {balance.activationMode === 'FIRST_USE' && <small>{fromFirstUse}</small>}
    </>
  );
};

const stateOf = (balance: Balance, { texts, now }: PageContext): ReactNode => {
  const state = packageState(balance, now);
  return <span className={`state ${state}`}>{texts.profile.balances.states[state]}</span>;
};

type BalancesTableProps = { page: PageContext; balances: readonly Balance[] };

export const BalancesTable = ({ page, balances }: BalancesTableProps): ReactElement => {
  const { title, none, name, volume, remaining, validity, status } = page.texts.profile.balances;
  const rows = balances.map((balance, index) => ({
    key: String(index),
    isGrey: ['expired', 'deleted'].includes(packageState(balance, page.now)),
    cells: [
      nameOf(balance, page),
      formatVolume(balance, page.texts),
      remainingOf(balance, page),
      validityOf(balance, page),
      stateOf(balance, page),
    ],
  }));
  return (
    <DataTable
      id="balances"
      title={title}
      none={none}
      columns={[name, volume, remaining, validity, status]}
      rows={rows}
    />
  );
};
