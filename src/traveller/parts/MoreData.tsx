import type { ReactElement } from 'react';
import type { Profile } from '#contract/storefront/model/profile.ts';
import { mailLink } from '#domain/contact-ways.ts';
import { canTopUp } from '#domain/esim.ts';
import { whatsAppLink } from '../links.ts';
import { nameOf, type PageContext } from '../page-context.ts';
import { isOnDevice } from '../states.ts';

type MoreDataProps = { page: PageContext; profile: Profile };

/** The address that opens this eSIM at the till of the shop, which signs in first (PUB-032). */
const tillAddress = ({ esimProfile, customerProfileUrl }: Profile): string =>
  `${new URL(customerProfileUrl).origin}/store/existing?iccid=${esimProfile.iccid}`;

/** Writes to the shop which eSIM shall get data. Nothing for others, and where the shop cannot be written to. */
export const MoreData = ({ page, profile }: MoreDataProps): ReactElement | null => {
  const { title, text, subject, body, mail, whatsApp } = page.texts.moreData;
  const { contactEmail, contactPhone } = page.reseller ?? {};
  const { iccid } = profile.esimProfile;
  const hasOthers = profile.relatedEsims.some((other) => other.iccid !== iccid && canTopUp(other));
  if (page.isShared || !canTopUp(profile.esimProfile) || !URL.canParse(profile.customerProfileUrl)) return null;
  const message = body(iccid, tillAddress(profile));
  const ways = [
    { label: mail, href: contactEmail && mailLink(contactEmail, { subject: subject(iccid), body: message }) },
    { label: whatsApp, href: contactPhone && whatsAppLink(contactPhone, message) },
  ].filter(({ href }) => href !== undefined);
  if (ways.length === 0) return null;
  return (
    <section className="card" aria-labelledby="more-title">
      <h2 id="more-title">{title}</h2>
      <p>{text(nameOf(page), isOnDevice(profile.esimProfile), hasOthers ? iccid : undefined)}</p>
      <p className="ways">
        {ways.map(({ label, href }) => (
          <a key={label} className="outline" href={href}>
            {label}
          </a>
        ))}
      </p>
    </section>
  );
};
