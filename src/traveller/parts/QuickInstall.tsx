import type { ReactElement } from 'react';
import type { Profile } from '#contract/storefront/model/profile.ts';
import { androidUniversalLink } from '#domain/esim.ts';
import { safeLink } from '../links.ts';
import type { PageContext } from '../page-context.ts';
import { canOpenAndroidSetup, canQuickInstall, mayBeIpad } from '../user-agent.ts';

type QuickInstallProps = { page: PageContext; esim: Profile['esimProfile'] };

/** The address that this device's system installs by. */
const addressFor = (userAgent: string, { activationCode, appleUniversalLink }: Profile['esimProfile']) => {
  if (canQuickInstall(userAgent) || mayBeIpad(userAgent)) return appleUniversalLink;
  return activationCode !== undefined && canOpenAndroidSetup(userAgent)
    ? androidUniversalLink(activationCode)
    : undefined;
};

/** The system's direct installation, on devices that support it. Not every Android does: the codes follow. */
export const QuickInstall = ({ page, esim }: QuickInstallProps): ReactElement | null => {
  const href = safeLink(addressFor(page.userAgent, esim), page.host);
  if (href === undefined) return null;
  const { title, text, button, fallback } = page.texts.installation.quick;
  return (
    // The script shows it on an iPad.
    <section className="card quick" aria-labelledby="quick-title" hidden={mayBeIpad(page.userAgent)}>
      <h2 id="quick-title">{title}</h2>
      <p>{text}</p>
      <a className="filled" href={href}>
        {button}
      </a>
      {canOpenAndroidSetup(page.userAgent) && <p>{fallback}</p>}
    </section>
  );
};
