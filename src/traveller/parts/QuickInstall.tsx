import type { ReactElement } from 'react';
import { safeLink } from '../links.ts';
import type { PageContext } from '../page-context.ts';
import { canQuickInstall } from '../user-agent.ts';

type QuickInstallProps = { page: PageContext; appleUniversalLink: string | undefined };

/** Apple's direct installation, on devices that support it. */
export const QuickInstall = ({ page, appleUniversalLink }: QuickInstallProps): ReactElement | null => {
  const href = safeLink(appleUniversalLink, page.host);
  if (href === undefined || !canQuickInstall(page.userAgent)) return null;
  const { title, text, button } = page.texts.installation.quick;
  return (
    <section className="card quick" aria-labelledby="quick-title">
      <h2 id="quick-title">{title}</h2>
      <p>{text}</p>
      <a className="filled" href={href}>
        {button}
      </a>
    </section>
  );
};
