import type { Balance } from '#contract/storefront/model/balance.ts';
import type { DataSize } from '#contract/storefront/model/dataSize.ts';
import type { Esim } from '#contract/storefront/model/esim.ts';
import type { Profile } from '#contract/storefront/model/profile.ts';
import { toBytes } from '#domain/data-volume.ts';
import { canTopUp } from '#domain/esim.ts';
import { packageState } from '#domain/package-state.ts';
import type { Texts } from './i18n/en.ts';

/** The packages that still give data, or will once they have started. */
export const usableBalances = ({ balances }: Pick<Profile, 'balances'>, now: Date): Balance[] =>
  balances.filter((balance) => ['active', 'pending'].includes(packageState(balance, now)));

/** Whether a package still gives data, or will once it has started. */
export const hasData = (profile: Pick<Profile, 'balances'>, now: Date): boolean =>
  usableBalances(profile, now).length > 0;

/** Why no package gives data, where it is the same for all: each expired, the last one at `at`, or is used up. */
export const endOfData = (
  { balances }: Pick<Profile, 'balances'>,
  now: Date,
): { cause: 'expired'; at: string } | { cause: 'empty' } | undefined => {
  const [cause, ...others] = new Set(balances.map((balance) => packageState(balance, now)));
  if (others.length > 0) return undefined;
  if (cause === 'empty') return { cause };
  const at = balances
    .flatMap(({ expiresAt }) => expiresAt ?? [])
    .toSorted()
    .at(-1);
  return cause === 'expired' && at !== undefined ? { cause, at } : undefined;
};

/** Whether a package gives unlimited data. */
export const hasUnlimited = ({ balances }: Pick<Profile, 'balances'>, now: Date): boolean =>
  balances.some((balance) => balance.packageType === 'unlimited' && packageState(balance, now) !== 'expired');

/** What was bought and can still be used, in bytes; undefined where unlimited data has no measure. */
export const usableData = (profile: Pick<Profile, 'balances'>, now: Date): { left: number; of: number } | undefined => {
  if (hasUnlimited(profile, now)) return undefined;
  const usable = usableBalances(profile, now);
  const sum = (sizes: readonly DataSize[]): number => sizes.reduce((total, size) => total + toBytes(size), 0);
  const of = sum(usable.map(({ size }) => size));
  return of === 0 ? undefined : { left: sum(usable.map(({ availableBalance }) => availableBalance)), of };
};

const DAY_MS = 24 * 60 * 60 * 1000;

type DaysLeft = {
  /** Until the first running package ends, begun days counted. */
  days: number;
  /** All that is left ends then; otherwise another package gives data for longer. */
  isAll: boolean;
};

/** Undefined while no package runs, or where the running ones have no end. */
export const daysLeft = (profile: Pick<Profile, 'balances'>, now: Date): DaysLeft | undefined => {
  const usable = usableBalances(profile, now);
  const ends = usable.flatMap((balance) =>
    packageState(balance, now) === 'active' && balance.expiresAt !== undefined
      ? [Math.ceil((new Date(balance.expiresAt).getTime() - now.getTime()) / DAY_MS)]
      : [],
  );
  if (ends.length === 0) return undefined;
  const days = Math.min(...ends);
  return { days, isAll: ends.length === usable.length && ends.every((end) => end === days) };
};

type EsimStyle = 'installed' | 'not-installed' | 'unknown';

const UNKNOWN: ReadonlySet<string> = new Set(['', '---', 'UNKNOWN']);

const isUnknown = (state: string): boolean => UNKNOWN.has(state.toUpperCase());

/** Only INSTALLED is styled as installed; '---' is unknown (END-029). */
export const esimStyle = (state: string): EsimStyle => {
  if (isUnknown(state)) return 'unknown';
  return state.toUpperCase() === 'INSTALLED' ? 'installed' : 'not-installed';
};

/** The state in words for travellers. An eSIM on which nothing is left is not in use. */
export const esimLabel = (state: string, { profile }: Texts, isOver = false): string => {
  const { states } = profile.devices;
  if (isUnknown(state)) return states.unknown;
  const key = isOver && state.toUpperCase() === 'ENABLED' ? 'INSTALLED' : state.toUpperCase();
  return Object.hasOwn(states, key) ? states[key as keyof typeof states] : states.other;
};

const ON_A_DEVICE: ReadonlySet<string> = new Set(['DOWNLOADED', 'INSTALLED', 'ENABLED', 'DISABLED']);

/** Whether a device has the profile already. */
export const isOnDevice = ({ state }: Pick<Esim, 'state'>): boolean => ON_A_DEVICE.has(state);

/** The situation of the installation page: an eSIM that was withdrawn, cannot be used, is in use, is empty, or is new. */
type InstallationState =
  | 'lost'
  | 'replaced'
  | 'deleted'
  | 'out-of-use'
  | 'refunded'
  | 'on-device'
  | 'no-data'
  | 'ready';

export const installationState = ({ esimProfile, balances }: Profile, now: Date): InstallationState => {
  const { active, withdrawal, replacementUrl, isReportedLost = false } = esimProfile;
  if (isReportedLost) return 'lost';
  if (withdrawal === 'REPLACED' || replacementUrl !== undefined) return 'replaced';
  if (withdrawal === 'REFUNDED') return 'refunded';
  if (!active || withdrawal === 'DELETED') return 'deleted';
  if (!canTopUp(esimProfile)) return 'out-of-use';
  if (isOnDevice(esimProfile)) return 'on-device';
  return hasData({ balances }, now) ? 'ready' : 'no-data';
};

/** What is known to keep an eSIM from data: it is switched off or not installed, or its packages have not begun. */
type OfflineCause = 'notInstalled' | 'switchedOff' | 'atFirstUse' | 'byHand';

export const whyOffline = ({ esimProfile, balances }: Profile, now: Date): OfflineCause[] => {
  const usable = usableBalances({ balances }, now);
  const isWaiting = usable.length > 0 && usable.every((balance) => packageState(balance, now) === 'pending');
  const isByHand = usable.every(({ activationMode }) => activationMode === 'ON_DEMAND');
  return [
    ...(isOnDevice(esimProfile) ? [] : ['notInstalled' as const]),
    ...(esimProfile.state === 'DISABLED' || esimProfile.state === 'DOWNLOADED' ? ['switchedOff' as const] : []),
    ...(isWaiting ? [isByHand ? ('byHand' as const) : ('atFirstUse' as const)] : []),
  ];
};
