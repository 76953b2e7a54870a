import { expect, test } from 'vitest';
import { toProfileDetails } from '#domain/profile-details.ts';
import { aBalance, aProfile, aWithdrawnProfile } from '../traveller/profiles.ts';

const esim = {
  iccid: '8949000000000000018',
  encodedActivationCode: 'LPA:1$smdp.example$8JX4K-2Q9TM',
  smdpPlusAddress: 'smdp.example',
  activationCode: '8JX4K-2Q9TM',
  appleUniversalLink: 'https://esimsetup.apple.com/esim_qrcode_provisioning?carddata=LPA:1$smdp.example$8JX4K-2Q9TM',
  customerProfileUrl: 'https://store.example/customer/profile?token=abc',
};

test('the details of a profile are its codes, its links and the package that was bought last', () => {
  expect(toProfileDetails(aProfile({ balances: [aBalance(), aBalance({ countrySet: 'WWW' })] }))).toEqual({
    ...esim,
    countrySet: 'EU',
    volume: 5,
    volumeUnit: 'GB',
    validity: 30,
    validityUnit: 'days',
    hasValidity: true,
  });
});

test('a profile without a package has neither volume nor validity', () => {
  expect(toProfileDetails(aProfile({ balances: [] }))).toEqual({
    ...esim,
    countrySet: null,
    volume: null,
    volumeUnit: null,
    validity: null,
    validityUnit: null,
    hasValidity: false,
  });
});

test.each([{ validitySize: 0 }, { validityUnlimited: true }])('a package with %o has no validity', (changes) => {
  expect(toProfileDetails(aProfile({ balances: [aBalance(changes)] }))?.hasValidity).toBe(false);
});

test('a profile that was withdrawn has no details', () => {
  expect(toProfileDetails(aWithdrawnProfile('REFUNDED'))).toBeUndefined();
});
