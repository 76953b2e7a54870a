import { getGetEsimProfileResponseMock } from '#mocks/generated/storefront/profiles/profiles.msw.ts';
import type { Balance } from '#contract/storefront/model/balance.ts';
import type { EsimWithdrawal } from '#contract/storefront/model/esimWithdrawal.ts';
import type { Profile } from '#contract/storefront/model/profile.ts';
import type { ProfileResellerInformation } from '#contract/storefront/model/profileResellerInformation.ts';
import { describePage, type PageContext } from '#traveller/page-context.ts';

export const agents = {
  desktop: 'Mozilla/5.0 (X11; Linux x64) Gecko/20100101 Firefox/140.0',
  iphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 Version/17.4 Mobile/15E148 Safari/604.1',
  oldIphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_3 like Mac OS X) AppleWebKit/605.1.15 Version/17.3 Mobile/15E148 Safari/604.1',
  mac: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.1 Safari/605.1.15',
  android: 'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/143.0 Mobile Safari/537.36',
} as const;

/** While the example's package is valid. */
const NOW = new Date('2026-03-20T12:00:00Z');

type Situation = {
  path?: string;
  query?: string;
  userAgent?: string;
  storeName?: string;
  reseller?: ProfileResellerInformation | undefined;
};

/** A visit to a page of the reference store; its language is the toolbar's. */
export const visit = ({
  path = '/esim/profile',
  query = 'token=eyJhbGciOi&custom=true',
  userAgent = agents.desktop,
  storeName = 'Simshelf',
  reseller,
}: Situation = {}): PageContext =>
  describePage(
    {
      url: `https://store.example${path}?${query}`,
      language: 'en',
      userAgent,
      storeName,
      help: {},
      nonce: 'c3Rvcnk',
      now: NOW,
    },
    reseller,
  );

/** The contract's example, changed where a story needs it. */
export const profile = (changes: Partial<Profile> = {}): Profile => {
  const { resellerInformation: _, ...example } = getGetEsimProfileResponseMock();
  return { ...example, ...changes };
};

export const branding = (changes: Partial<ProfileResellerInformation> = {}): ProfileResellerInformation => ({
  name: 'Berg Reisen GmbH',
  accentColor: '#ff6600',
  headerColor: '#123456',
  ...changes,
});

export const balance = (changes: Partial<Balance> = {}): Balance => {
  const [example] = profile().balances;
  if (!example) throw new Error('The example of the contract has a balance');
  return { ...example, ...changes };
};

const { activatedAt: _, expiresAt: __, ...unstarted } = balance();

/** Sold, but not started yet. */
export const pendingBalance: Balance = { ...unstarted, name: 'Europe 10 GB', activationMode: 'FIRST_USE' };

const { expiresAt: ___, ...endless } = balance();

/** Without a validity. */
export const endlessBalance: Balance = { ...endless, name: 'Europe forever', validityUnlimited: true };

export const unlimitedBalance = balance({
  name: 'Europe unlimited',
  packageType: 'unlimited',
  dailyBalance: { sizeValue: 1.25, sizeUnit: 'GB' },
});

/** Whose packages are used up or over. */
export const emptyProfile = (): Profile =>
  profile({ balances: [], totalAvailableBalance: { sizeValue: 0, sizeUnit: 'B' } });

/** Whose eSIM was deleted, or everything on it refunded. */
export const withdrawnProfile = (withdrawal: EsimWithdrawal): Profile => {
  const { iccid } = profile().esimProfile;
  const esim = { iccid, state: withdrawal === 'DELETED' ? 'DELETED' : 'RELEASED', active: false, withdrawal } as const;
  return { ...emptyProfile(), esimProfile: esim, relatedEsims: [esim] };
};
