import type { ReactElement } from 'react';
import type { Profile } from '#contract/storefront/model/profile.ts';
import { formatCoverage } from '../format.ts';
import type { PageContext } from '../page-context.ts';
import { usableBalances, whyOffline } from '../states.ts';
import { platformOf } from '../user-agent.ts';

type OfflineProps = { page: PageContext; profile: Profile };

/** What to try where the phone has no data: first what is known of this eSIM, then what helps most travellers. */
export const Offline = ({ page, profile }: OfflineProps): ReactElement => {
  const { title, causes, line, roaming, where, restart, ask } = page.texts.offline;
  const menus = page.texts.menus[platformOf(page.userAgent)];
  const covered = usableBalances(profile, page.now).map((balance) => formatCoverage(balance, page.texts));
  const places = [...new Set(covered)].filter((place) => place !== '').join(', ');
  const known = whyOffline(profile, page.now);
  // Before the installation its number is beside the code to scan.
  const iccid = known.includes('notInstalled') ? undefined : profile.esimProfile.iccid;
  return (
    <details className="card">
      <summary>{title}</summary>
      <ol>
        {[
          ...known.map((cause) => causes[cause]),
          line(menus.data),
          roaming(menus.roaming),
          where(places),
          restart,
          ask(page.reseller?.name, iccid),
        ].map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ol>
    </details>
  );
};
