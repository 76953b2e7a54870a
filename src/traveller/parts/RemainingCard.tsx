import type { ReactElement, ReactNode } from 'react';
import type { Profile } from '#contract/storefront/model/profile.ts';
import { formatNumber, NO_BREAK_SPACE, shownSize } from '../format.ts';
import type { PageContext } from '../page-context.ts';
import { hasData, hasUnlimited } from '../states.ts';
import { Contact } from './Contact.tsx';

type RemainingProps = { page: PageContext; profile: Profile };

const Figure = ({ page, profile }: RemainingProps): ReactElement => {
  if (hasUnlimited(profile, page.now)) return <p className="figure">{page.texts.unlimited}</p>;
  const { sizeValue, sizeUnit } = shownSize(profile.totalAvailableBalance);
  return (
    <p className="figure">
      {formatNumber(sizeValue, page.texts)}
      <span>{`${NO_BREAK_SPACE}${sizeUnit}`}</span>
    </p>
  );
};

/** The remaining data first; beside it the one next step. */
export const RemainingCard = ({ page, profile, children }: RemainingProps & { children?: ReactNode }): ReactElement => (
  <section className="card hero" aria-labelledby="remaining">
    <div>
      <h2 id="remaining">{page.texts.profile.remaining}</h2>
      <Figure page={page} profile={profile} />
      {!hasData(profile, page.now) && (
        <>
          <p>{page.texts.noData.text}</p>
          <Contact page={page} />
        </>
      )}
    </div>
    {children}
  </section>
);
