import type { ReactElement } from 'react';
import { linkOfProfile, pageOfLink, safeLink } from '../links.ts';
import type { PageContext } from '../page-context.ts';
import { Contact } from './Contact.tsx';

type Target = { href: string; label: string };

/** The reseller's own answers if there are any, otherwise the operator's or ours (END-015, END-016). */
const faqOf = (page: PageContext): Target[] => {
  const { faq, coverage, devices } = page.texts.help;
  const own = safeLink(page.reseller?.faqUrl, page.host);
  if (own !== undefined) return [{ href: own, label: faq }];
  return [
    { href: page.help.coverageUrl ?? pageOfLink('coverage', page), label: coverage },
    { href: page.help.devicesUrl ?? pageOfLink('devices', page), label: devices },
  ];
};

const profileOf = (page: PageContext, customerProfileUrl: string): Target[] => {
  const href = linkOfProfile(customerProfileUrl, page);
  return href === undefined || page.isShared ? [] : [{ href, label: page.texts.help.profile }];
};

export const Help = ({ page, customerProfileUrl }: { page: PageContext; customerProfileUrl: string }): ReactElement => (
  <section className="card help" aria-labelledby="help-title">
    <h2 id="help-title">{page.texts.help.title}</h2>
    <ul>
      {[...faqOf(page), ...profileOf(page, customerProfileUrl)].map(({ href, label }) => (
        <li key={label}>
          <a href={href}>{label}</a>
        </li>
      ))}
    </ul>
    <Contact page={page} />
  </section>
);
