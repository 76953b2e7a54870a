import type { ReactElement, ReactNode } from 'react';
import type { Profile } from '#contract/storefront/model/profile.ts';
import { fromBytes } from '#domain/data-volume.ts';
import { packageState } from '#domain/package-state.ts';
import { formatNumber, formatSize, NO_BREAK_SPACE, shownSize } from '../format.ts';
import type { PageContext } from '../page-context.ts';
import { daysLeft, hasData, hasUnlimited, usableBalances, usableData } from '../states.ts';
import { nameOf, remainingOf, validityOf } from './BalancesTable.tsx';
import { Contact } from './Contact.tsx';
import { Moment } from './Moment.tsx';
import { waysToShop } from './MoreData.tsx';
import { NoDataText } from './NoDataText.tsx';

type RemainingProps = { page: PageContext; profile: Profile };

const Figure = ({ page, profile }: RemainingProps): ReactElement => {
  const { texts, now } = page;
  const isUnlimited = hasUnlimited(profile, now);
  const { sizeValue, sizeUnit } = shownSize(profile.totalAvailableBalance);
  // "0 GB" would be wrong beside an unlimited package, and so would one of both alone (STO-161).
  if (isUnlimited && sizeValue === 0) return <p className="figure">{texts.unlimited}</p>;
  return (
    <p className="figure">
      {formatNumber(sizeValue, texts)}
      <span>{`${NO_BREAK_SPACE}${sizeUnit}`}</span>
      {isUnlimited && ` + ${texts.unlimited.toLowerCase()}`}
    </p>
  );
};

const BAR_STEPS = 1000;

/** How much is left of what was bought. The figure beside says the same. */
const Bar = ({ page, profile }: RemainingProps): ReactElement | null => {
  const data = usableData(profile, page.now);
  if (!data) return null;
  const width = Math.round((Math.min(data.left, data.of) / data.of) * BAR_STEPS);
  return (
    <svg className="track" viewBox={`0 0 ${BAR_STEPS} 1`} preserveAspectRatio="none" aria-hidden="true">
      <rect width={width} height="1" />
    </svg>
  );
};

/** 'of 5 GB · 18 days left'; of several packages the end that comes first. */
const Rest = ({ page, profile }: RemainingProps): ReactElement | null => {
  const { texts, now } = page;
  const data = usableData(profile, now);
  const end = daysLeft(profile, now);
  const parts = [
    ...(data ? [texts.profile.of(formatSize(fromBytes(data.of), texts))] : []),
    ...(end ? [(end.isAll ? texts.profile.daysLeft : texts.profile.firstEnds)(end.days)] : []),
  ];
  return parts.length === 0 ? null : <p>{parts.join(' · ')}</p>;
};

/** What is left of each of several packages, and until when. */
const Packages = ({ page, profile }: RemainingProps): ReactElement | null => {
  const usable = usableBalances(profile, page.now);
  if (usable.length < 2) return null;
  return (
    <ul className="left">
      {usable.map((balance, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- two packages may have one name, and none is moved
        <li key={index}>
          {nameOf(balance, page)}
          <small>
            {remainingOf(balance, page)} · {validityOf(balance, page)}
          </small>
        </li>
      ))}
    </ul>
  );
};

/** The page shows what the server knew when it was opened. */
const AsOf = ({ page }: { page: PageContext }): ReactElement => (
  <p>
    <small>
      {page.texts.profile.asOf} <Moment at={page.now.toISOString()} page={page} />
    </small>
  </p>
);

/** Why nothing is left, and who can help. */
const NothingLeft = ({ page, profile }: RemainingProps): ReactElement => {
  const { esimProfile, balances } = profile;
  const { deleted } = page.texts.installation;
  if (balances.some((balance) => packageState(balance, page.now) === 'deleted')) {
    return (
      <>
        <p>
          <strong>{deleted.title}</strong>
        </p>
        <p>{deleted.text}</p>
        <p>{deleted.how(esimProfile.iccid)}</p>
        <Contact page={page} />
      </>
    );
  }
  const isRefunded = profile.esimProfile.withdrawal === 'REFUNDED' && profile.balances.length === 0;
  const { installation } = page.texts;
  return (
    <>
      {isRefunded && (
        <p>
          <strong>{installation.refunded.title}</strong>
        </p>
      )}
      <p>
        <NoDataText page={page} profile={profile} />
      </p>
      {waysToShop(page, profile).length === 0 && <Contact page={page} />}
    </>
  );
};

/** The remaining data first; beside it the one next step. */
export const RemainingCard = ({
  page,
  profile,
  hasPackages = false,
  children,
}: RemainingProps & {
  /** Says what is left of each package, where no table does. */
  hasPackages?: boolean;
  children?: ReactNode;
}): ReactElement => (
  <section className="card hero" aria-labelledby="remaining">
    <div>
      <h2 id="remaining">{page.texts.profile.remaining}</h2>
      <Figure page={page} profile={profile} />
      {hasData(profile, page.now) ? (
        <>
          <Bar page={page} profile={profile} />
          <Rest page={page} profile={profile} />
          {hasPackages && <Packages page={page} profile={profile} />}
        </>
      ) : (
        <NothingLeft page={page} profile={profile} />
      )}
      <AsOf page={page} />
    </div>
    {children}
  </section>
);
