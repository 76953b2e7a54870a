import type { Balance } from '#contract/storefront/model/balance.ts';
import type { EsimWithdrawal } from '#contract/storefront/model/esimWithdrawal.ts';
import type { Profile } from '#contract/storefront/model/profile.ts';
import type { ProfileResellerInformation } from '#contract/storefront/model/profileResellerInformation.ts';
import type { SharedEsim } from '#contract/storefront/model/sharedEsim.ts';
import type { Visit } from '#traveller/page.ts';

export const aBalance = (changes: Partial<Balance> = {}): Balance => ({
  name: 'Europe 5 GB',
  activatedAt: '2026-03-14T09:30:00.000Z',
  expiresAt: '2026-04-13T09:30:00.000Z',
  activationMode: 'NOW',
  size: { sizeValue: 5, sizeUnit: 'GB' },
  availableBalance: { sizeValue: 3.5, sizeUnit: 'GB' },
  usedBalance: { sizeValue: 1.5, sizeUnit: 'GB' },
  validitySize: 30,
  validityUnit: 'days',
  validityUnlimited: false,
  countrySet: 'EU',
  includedCountries: ['AT', 'DE'],
  packageType: 'standard',
  extendedDataPolicy: null,
  ...changes,
});

const activationCode = 'LPA:1$smdp.example$8JX4K-2Q9TM';

export const anEsim = (changes: Partial<SharedEsim> = {}): SharedEsim => ({
  iccid: '8949000000000000018',
  installationUrl: 'https://store.example/esim/profile?token=abc&custom=true',
  state: 'RELEASED',
  active: true,
  ...changes,
});

export const aReseller = (changes: Partial<ProfileResellerInformation> = {}): ProfileResellerInformation => ({
  name: 'Berg Reisen GmbH',
  accentColor: '#ff6600',
  headerColor: '#123456',
  ...changes,
});

export const aProfile = (changes: Partial<Profile> = {}): Profile => ({
  esimProfile: {
    iccid: '8949000000000000018',
    activationCode,
    appleUniversalLink: `https://esimsetup.apple.com/esim_qrcode_provisioning?carddata=${activationCode}`,
    state: 'RELEASED',
    active: true,
  },
  balances: [aBalance()],
  totalAvailableBalance: { sizeValue: 3.5, sizeUnit: 'GB' },
  customerProfileUrl: 'https://store.example/customer/profile?token=abc',
  relatedEsims: [anEsim()],
  ...changes,
});

/** A withdrawn eSIM, as the server returns it. */
export const aWithdrawnProfile = (withdrawal: EsimWithdrawal, changes: Partial<Profile> = {}): Profile => {
  const esim = {
    iccid: '8949000000000000018',
    state: withdrawal === 'DELETED' ? 'DELETED' : 'RELEASED',
    active: false,
    withdrawal,
  } as const;
  return aProfile({ esimProfile: esim, relatedEsims: [esim], ...changes });
};

export const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';

export const aVisit = (changes: Partial<Visit> = {}): Visit => ({
  url: 'https://store.example/esim/profile?token=abc&custom=true',
  language: 'en',
  userAgent: '',
  storeName: 'Simshelf',
  help: {},
  nonce: 'dGVzdA',
  now: new Date('2026-03-20T12:00:00Z'),
  ...changes,
});
