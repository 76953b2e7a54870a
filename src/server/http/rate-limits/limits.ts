// Every limit on how much a caller may do in a period of time (decision 12).
import type { AttemptLimit } from './attempt-limit.ts';
import type { HeavyLimit } from './heavy-calls.ts';
import type { PageLimits } from './page-places.ts';
import type { RequestLimit } from './request-limit.ts';
import type { ThrottleLimit } from './throttle.ts';
import type { TravellerLimits } from './traveller-places.ts';

const minute = 60;
const day = 24 * 60 * minute;

export type Limits = {
  /** Wrong passwords of one account, in a browser that its user has signed in with before. */
  signInsPerKnownBrowser: ThrottleLimit;
  /** Wrong passwords from one address, in other browsers. */
  signInsPerEmailAndAddress: ThrottleLimit;
  /** Wrong passwords from all addresses together. The wait is never long, because that would shut the owner out. */
  signInsPerEmail: ThrottleLimit;
  /** Sign-ins from one address, over all accounts. */
  signInsPerAddress: AttemptLimit;
  /** Wrong codes of one account, after the right password. */
  codesPerUser: ThrottleLimit;
  registrationsPerAddress: AttemptLimit;
  /** Welcome bonuses that are paid to visitors of one network: 24 bits of IPv4, 48 of IPv6. */
  bonusesPerNetwork: AttemptLimit;
  /** The same for browsers on the store's own machine (decision 83). */
  bonusesOnMachine: AttemptLimit;
  /**
   * Links for a new password that one address asks for, and that are asked for one e-mail address, in as many seconds
   * as a link works.
   */
  resetsPerAddress: AttemptLimit;
  resetsPerEmail: AttemptLimit;
  /** Links to confirm an address that its user asks for. */
  confirmationsPerUser: AttemptLimit;
  /** Token requests of a partner API client, from one address. */
  authenticationsPerClient: AttemptLimit;
  /** Addresses of webhooks that a reseller sets. */
  webhookSavesPerReseller: AttemptLimit;
  /** Test events and repeated deliveries that a reseller asks for. */
  webhookSendsPerReseller: AttemptLimit;
  /** Logos that a reseller uploads. */
  logosPerReseller: AttemptLimit;
  /** Attempts at a sale that a reseller has ended. */
  saleAttemptsEndedPerReseller: AttemptLimit;
  /** What a reseller asks the operator for. */
  requestsPerReseller: AttemptLimit;
  /** Messages to the customers of one reseller, those of them to one mailbox, and to one mailbox from all resellers. */
  customerMailsPerReseller: AttemptLimit;
  customerMailsPerShopAndReceiver: AttemptLimit;
  customerMailsPerReceiver: AttemptLimit;
  /**
   * Messages of the sign-in service, of each kind, to addresses of one mailbox that nobody has confirmed: see
   * `takeShare`.
   */
  unconfirmedPerMailbox: AttemptLimit;
  /** The same to the plain spelling, where any visitor can cause them. */
  unconfirmedPerPlainMailbox: AttemptLimit;
  /** The same that visitors of one network cause, where a stranger could use up what a mailbox has. */
  unconfirmedPerNetwork: AttemptLimit;
  /** The same that one account causes which has a confirmed address, or has paid for something. */
  unconfirmedPerAccount: AttemptLimit;
  /** Messages that may have cost nothing, whatever the reseller has paid in: see `isCovered`. */
  customerMailsUncovered: AttemptLimit;
  /** Requests of a signed-in reseller. */
  reseller: RequestLimit;
  /** Requests of a channel of the partner API. */
  channel: RequestLimit;
  /** Requests without valid credentials, from one address. */
  visitor: RequestLimit;
  /**
   * Requests from one address to the callbacks of payment providers and suppliers, and to the pages of their
   * simulators.
   */
  gateway: RequestLimit;
  /** Readings of a share link, by the API and by its pages. */
  shareLink: RequestLimit;
  /** Expensive calls of one reseller, in each process. */
  heavy: HeavyLimit;
  /** Pages that are rendered for their visitors, in each process. */
  pages: PageLimits;
  /** Pages that travellers open, in each process. */
  travellerPages: TravellerLimits;
};

export const strictLimits: Limits = {
  signInsPerKnownBrowser: { allowed: 10, firstWaitSeconds: 10, longestWaitSeconds: 5 * minute, seconds: 60 * minute },
  signInsPerEmailAndAddress: {
    allowed: 5,
    firstWaitSeconds: 10,
    longestWaitSeconds: 15 * minute,
    seconds: 60 * minute,
  },
  // At most 1,440 guesses a day, however many machines guess.
  signInsPerEmail: { allowed: 50, firstWaitSeconds: 1, longestWaitSeconds: minute, seconds: 24 * 60 * minute },
  signInsPerAddress: { allowed: 100, seconds: 15 * minute },
  // AUT-032: about 100 guesses a day; at any time three in a million codes are right.
  codesPerUser: { allowed: 5, firstWaitSeconds: 10, longestWaitSeconds: 15 * minute, seconds: 24 * 60 * minute },
  registrationsPerAddress: { allowed: 60, seconds: 60 * minute },
  bonusesPerNetwork: { allowed: 5, seconds: day },
  bonusesOnMachine: { allowed: 5, seconds: day },
  resetsPerAddress: { allowed: 30, seconds: 60 * minute },
  // Each is a message to somebody who may not have asked for it. A user who is refused has a link that still works.
  resetsPerEmail: { allowed: 3, seconds: 30 * minute },
  confirmationsPerUser: { allowed: 5, seconds: 60 * minute },
  authenticationsPerClient: { allowed: 60, seconds: minute },
  webhookSavesPerReseller: { allowed: 60, seconds: minute },
  webhookSendsPerReseller: { allowed: 20, seconds: minute },
  logosPerReseller: { allowed: 60, seconds: 60 * minute },
  saleAttemptsEndedPerReseller: { allowed: 300, seconds: 60 * minute },
  requestsPerReseller: { allowed: 5, seconds: day },
  customerMailsPerReseller: { allowed: 2_000, seconds: day },
  // A group that travels on one address.
  customerMailsPerShopAndReceiver: { allowed: 30, seconds: day },
  customerMailsPerReceiver: { allowed: 100, seconds: day },
  // Accounts cost nothing, and each may name the same address.
  unconfirmedPerMailbox: { allowed: 10, seconds: day },
  // More networks than most strangers have are needed to use this up.
  unconfirmedPerPlainMailbox: { allowed: 30, seconds: day },
  unconfirmedPerNetwork: { allowed: 3, seconds: day },
  unconfirmedPerAccount: { allowed: 3, seconds: day },
  // So many can be had for nothing in this time: the sales are refunded afterwards.
  customerMailsUncovered: { allowed: 10, seconds: 30 * day },
  // 100 a second, as large APIs of this kind allow.
  reseller: { name: 'reseller', allowed: 6000, seconds: minute },
  channel: { name: 'channel', allowed: 6000, seconds: minute },
  visitor: { name: 'visitor', allowed: 1200, seconds: minute },
  gateway: { name: 'gateway', allowed: 6000, seconds: minute },
  shareLink: { name: 'link', allowed: 60, seconds: minute },
  heavy: { atOnce: 2, waiting: 10, seconds: 5 },
  // A reader who goes from page to page gets places; one account takes at most a fifth of the process.
  pages: { visitor: { atOnce: 8, rest: 16 }, process: { atOnce: 8, rest: 1 } },
  // A page takes 3 to 8 ms. All pages together leave half of the process, and the slots of one link do not delay the
  // readers of others.
  travellerPages: {
    link: { atOnce: 2, waiting: 20, seconds: 5, rest: 2 },
    process: { atOnce: 4, waiting: 200, seconds: 5, rest: 1 },
  },
};

/** All visitors of a machine in reference mode share one address, so a limit by address must not stop them. */
export const referenceLimits: Limits = {
  ...strictLimits,
  signInsPerAddress: { allowed: 10_000, seconds: 15 * minute },
  registrationsPerAddress: { allowed: 10_000, seconds: 60 * minute },
  bonusesOnMachine: { allowed: 10_000, seconds: day },
  resetsPerAddress: { allowed: 10_000, seconds: 60 * minute },
  unconfirmedPerNetwork: { allowed: 10_000, seconds: day },
  visitor: { ...strictLimits.visitor, allowed: 60_000 },
};
