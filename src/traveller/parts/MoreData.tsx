import type { ReactElement } from 'react';
import type { Profile } from '#contract/storefront/model/profile.ts';
import { mailLink } from '#domain/contact-ways.ts';
import { canTopUp } from '#domain/esim.ts';
import { whatsAppLink } from '../links.ts';
import { nameOf, type PageContext } from '../page-context.ts';
import { hasData, isOnDevice } from '../states.ts';

type MoreDataProps = { page: PageContext; profile: Profile };

/** The address that opens this eSIM at the till of the shop, which signs in first (PUB-032). */
const tillAddress = ({ esimProfile, customerProfileUrl }: Profile): string =>
  `${new URL(customerProfileUrl).origin}/store/existing?iccid=${esimProfile.iccid}`;

/** The ways to write to the shop which eSIM shall get data. None for others, and where the shop cannot be written to. */
export const waysToShop = (page: PageContext, profile: Profile): { label: string; href: string }[] => {
  const { subject, body, mail, whatsApp } = page.texts.moreData;
  const { contactEmail, contactPhone } = page.reseller ?? {};
  const { iccid } = profile.esimProfile;
  if (page.isShared || !canTopUp(profile.esimProfile) || !URL.canParse(profile.customerProfileUrl)) return [];
  const message = body(iccid, tillAddress(profile));
  return [
    { label: mail, href: contactEmail && mailLink(contactEmail, { subject: subject(iccid), body: message }) },
    { label: whatsApp, href: contactPhone && whatsAppLink(contactPhone, message) },
  ].flatMap(({ label, href }) => (href === undefined ? [] : [{ label, href }]));
};

/** Asks the shop for more data: the next step of who has none left. */
export const MoreData = ({ page, profile }: MoreDataProps): ReactElement | null => {
  const { title, text } = page.texts.moreData;
  const { iccid } = profile.esimProfile;
  const hasOthers = profile.relatedEsims.some((other) => other.iccid !== iccid && canTopUp(other));
  const isNext = !hasData(profile, page.now);
  const ways = waysToShop(page, profile);
  if (ways.length === 0) return null;
  return (
    <section className="card" aria-labelledby="more-title">
      <h2 id="more-title">{title}</h2>
      <p>{text(nameOf(page), isOnDevice(profile.esimProfile), hasOthers ? iccid : undefined)}</p>
      <p className="ways">
        {ways.map(({ label, href }, index) => (
          <a key={label} className={isNext && index === 0 ? 'filled' : 'outline'} href={href}>
            {label}
          </a>
        ))}
      </p>
    </section>
  );
};
