import { type NamedPackage, packageName } from '#domain/package-name.ts';
import { dataIn } from './formats.ts';
import type { Message } from './message.ts';
import { type Seller, sellerNote } from './seller-note.ts';

/** Little is left of a customer's package. */
export type CustomerDataLow = Seller & { linkId: string; package: NamedPackage; remainingBytes: number };

export const customerDataLow: Message<CustomerDataLow> = {
  en: ({ linkId, package: sold, remainingBytes, ...shop }, { travellerLink, language, storeName }) => ({
    subject: 'Your data is running low',
    paragraphs: [`${dataIn(language, remainingBytes)} is left of ${packageName(sold, language)}.`],
    action: { label: 'See your data', address: travellerLink(linkId, 'profile') },
    note: sellerNote.en(shop, storeName),
    isForCustomer: true,
  }),
  de: ({ linkId, package: sold, remainingBytes, ...shop }, { travellerLink, language, storeName }) => ({
    subject: 'Ihr Datenvolumen wird knapp',
    paragraphs: [`Von ${packageName(sold, language)} sind noch ${dataIn(language, remainingBytes)} übrig.`],
    action: { label: 'Datenvolumen ansehen', address: travellerLink(linkId, 'profile') },
    note: sellerNote.de(shop, storeName),
    isForCustomer: true,
  }),
};
