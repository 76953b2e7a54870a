import type { ReactElement } from 'react';
import type { Profile } from '#contract/storefront/model/profile.ts';
import type { PageContext } from '../page-context.ts';
import { endOfData } from '../states.ts';
import { Moment } from './Moment.tsx';

type NoDataTextProps = { page: PageContext; profile: Profile };

/** Why nothing is left, as exactly as it is known. */
export const NoDataText = ({ page, profile }: NoDataTextProps): ReactElement => {
  const { noData } = page.texts;
  const isOne = profile.balances.length === 1;
  const end = endOfData(profile, page.now);
  if (end === undefined) return <>{noData.text}</>;
  if (end.cause === 'empty') return <>{noData.empty(isOne)}</>;
  const [before, after] = noData.expired(isOne);
  return (
    <>
      {before} <Moment at={end.at} page={page} />
      {after}
    </>
  );
};
