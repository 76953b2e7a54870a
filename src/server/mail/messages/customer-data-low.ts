import { type NamedPackage, packageName } from '#domain/package-name.ts';
import { dataIn } from './formats.ts';
import type { Message } from './message.ts';
import { sellerNote } from './seller-note.ts';

/** Little is left of a customer's package. */
export type CustomerDataLow = { linkId: string; package: NamedPackage; seller: string; remainingBytes: number };

export const customerDataLow: Message<CustomerDataLow> = {
  en: ({ linkId, package: sold, seller, remainingBytes }, { travellerLink, language }) => ({
    subject: 'Your data is running low',
    paragraphs: [`${dataIn(language, remainingBytes)} are left of ${packageName(sold, language)}.`],
    action: { label: 'See your data', address: travellerLink(linkId, 'profile') },
    note: sellerNote.en(seller),
    isForCustomer: true,
  }),
  de: ({ linkId, package: sold, seller, remainingBytes }, { travellerLink, language }) => ({
    subject: 'Ihr Datenvolumen wird knapp',
    paragraphs: [`Von ${packageName(sold, language)} sind noch ${dataIn(language, remainingBytes)} übrig.`],
    action: { label: 'Datenvolumen ansehen', address: travellerLink(linkId, 'profile') },
    note: sellerNote.de(seller),
    isForCustomer: true,
  }),
};
