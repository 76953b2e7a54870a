import { expect, test } from 'vitest';
import { fitsCustomer, isDedicatedOrAttached, profileDomains } from '#domain/profile-domain.ts';

const esim = (iccid: string, customerProfileDomainId: string, profileDomainKey = 'core', active = true) => ({
  iccid,
  customerProfileDomainId,
  profileDomainKey,
  active,
});

test('gathers the eSIMs that share a balance', () => {
  expect(profileDomains([esim('1', 'x'), esim('2', 'x'), esim('3', 'y', 'plus')])).toEqual([
    { id: 'x', key: 'core', iccids: ['1', '2'] },
    { id: 'y', key: 'plus', iccids: ['3'] },
  ]);
});

test('leaves out eSIMs that are no longer active', () => {
  expect(profileDomains([esim('1', 'x', 'core', false)])).toEqual([]);
});

test('lets only packages of the same domain be topped up', () => {
  const domains = profileDomains([esim('1', 'x')]);
  expect(fitsCustomer({ profileDomainKey: 'core' }, domains)).toBe(true);
  expect(fitsCustomer({ profileDomainKey: 'plus' }, domains)).toBe(false);
});

test('takes a further eSIM that is dedicated or attached, and neither both nor none', () => {
  const customerProfileDomainId = 'x';
  expect(isDedicatedOrAttached({ dedicated: true })).toBe(true);
  expect(isDedicatedOrAttached({ customerProfileDomainId })).toBe(true);
  expect(isDedicatedOrAttached({ dedicated: false, customerProfileDomainId })).toBe(true);
  expect(isDedicatedOrAttached({ dedicated: true, customerProfileDomainId })).toBe(false);
  expect(isDedicatedOrAttached({ dedicated: false })).toBe(false);
  expect(isDedicatedOrAttached({})).toBe(false);
});
