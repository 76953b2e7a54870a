import { type NamedPackage, packageName } from '#domain/package-name.ts';
import type { Message } from './message.ts';
import { type Seller, sellerNote } from './seller-note.ts';

/** What a sale put onto the customer's eSIM, and where the customer finds it. */
export type CustomerLink = Seller & {
  linkId: string;
  /** The catalogue's name: the reseller's own is not sent. */
  package: NamedPackage;
  /** A top-up is for the eSIM that the customer has. */
  type: 'DATA_PLAN' | 'TOP_UP' | 'TOP_UP_WITH_PROFILE';
};

export const customerLink: Message<CustomerLink> = {
  en: ({ linkId, package: sold, type, ...shop }, { travellerLink, language, storeName }) => ({
    subject: type === 'TOP_UP' ? 'Your eSIM has new data' : 'Your eSIM is ready',
    paragraphs: [
      type === 'TOP_UP'
        ? `${packageName(sold, language)} was added to your eSIM. There is no new eSIM to install.`
        : `Open this page on the phone that gets the eSIM, and follow its steps: ${packageName(sold, language)} is ready for you. You need an internet connection for it, so install the eSIM before you leave.`,
    ],
    action:
      type === 'TOP_UP'
        ? { label: 'See your data', address: travellerLink(linkId, 'profile') }
        : { label: 'Install the eSIM', address: travellerLink(linkId, 'installation') },
    ...(type !== 'TOP_UP' && {
      otherwise: 'You can also open the page on another screen, and scan its QR code with the phone.',
    }),
    note: sellerNote.en(shop, storeName),
    isForCustomer: true,
  }),
  de: ({ linkId, package: sold, type, ...shop }, { travellerLink, language, storeName }) => ({
    subject: type === 'TOP_UP' ? 'Ihre eSIM hat neues Datenvolumen' : 'Ihre eSIM ist bereit',
    paragraphs: [
      type === 'TOP_UP'
        ? `${packageName(sold, language)} wurde Ihrer eSIM hinzugefügt. Sie müssen keine neue eSIM installieren.`
        : `Öffnen Sie diese Seite auf dem Handy, das die eSIM bekommt, und folgen Sie den Schritten: ${packageName(sold, language)} ist für Sie bereit. Dafür brauchen Sie eine Internetverbindung: Installieren Sie die eSIM also vor der Abreise.`,
    ],
    action:
      type === 'TOP_UP'
        ? { label: 'Datenvolumen ansehen', address: travellerLink(linkId, 'profile') }
        : { label: 'eSIM installieren', address: travellerLink(linkId, 'installation') },
    ...(type !== 'TOP_UP' && {
      otherwise: 'Sie können die Seite auch auf einem anderen Bildschirm öffnen und den QR-Code mit dem Handy scannen.',
    }),
    note: sellerNote.de(shop, storeName),
    isForCustomer: true,
  }),
};
