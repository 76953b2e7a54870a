import { expect, it } from 'vitest';
import { fitsCustomer, profileDomains } from '#domain/profile-domain.ts';

const esim = (iccid: string, customerProfileDomainId: string, profileDomainKey = 'core', active = true) => ({
  iccid,
  customerProfileDomainId,
  profileDomainKey,
  active,
});

it('gathers the eSIMs that share a balance', () => {
  expect(profileDomains([esim('1', 'x'), esim('2', 'x'), esim('3', 'y', 'plus')])).toEqual([
    { id: 'x', key: 'core', iccids: ['1', '2'] },
    { id: 'y', key: 'plus', iccids: ['3'] },
  ]);
});

it('leaves out eSIMs that are no longer active', () => {
  expect(profileDomains([esim('1', 'x', 'core', false)])).toEqual([]);
});

it('lets only packages of the same domain be topped up', () => {
  const domains = profileDomains([esim('1', 'x')]);
  expect(fitsCustomer({ profileDomainKey: 'core' }, domains)).toBe(true);
  expect(fitsCustomer({ profileDomainKey: 'plus' }, domains)).toBe(false);
});
