import { expect, test } from 'vitest';
import type { SoldItem } from '#contract/storefront/model/soldItem.ts';
import { aBalance } from '../traveller/profiles.ts';
import type { Esim } from '#contract/storefront/model/esim.ts';
import {
  fitsCustomer,
  isDedicatedOrAttached,
  packagesInUse,
  planNewEsim,
  profileDomains,
} from '#domain/profile-domain.ts';

const esim = (
  iccid: string,
  customerProfileDomainId: string,
  profileDomainKey = 'core',
  further: Partial<Pick<Esim, 'active' | 'state' | 'isBalanceBound'>> = {},
) => ({ iccid, customerProfileDomainId, profileDomainKey, active: true, state: 'ENABLED' as const, ...further });

test('gathers the eSIMs that share a balance', () => {
  expect(profileDomains([esim('1', 'x'), esim('2', 'x'), esim('3', 'y', 'plus')])).toEqual([
    { id: 'x', key: 'core', iccids: ['1', '2'] },
    { id: 'y', key: 'plus', iccids: ['3'] },
  ]);
});

test.each([
  { active: false, state: 'DELETED' },
  { state: 'QUARANTINE' },
  { state: 'UNAVAILABLE' },
  { state: 'ERROR' },
] as const)('leaves out an eSIM that cannot be used: %j', (further) => {
  expect(profileDomains([esim('1', 'x', 'core', further)])).toEqual([]);
});

const now = new Date('2026-03-20T12:00:00Z');
const gone = { active: false, state: 'DELETED' } as const;
const sale = (customerProfileDomainId: string, balance: Partial<SoldItem['balance']> = {}) => ({
  customerProfileDomainId,
  state: 'purchased' as const,
  balance: aBalance({ expiresAt: '2026-04-13T10:15:00.000Z', withdrawal: 'DELETED', ...balance }),
});
const core = { profileDomainKey: 'core' };

test.each([
  ['joins the balance of a deleted eSIM', [esim('1', 'x', 'core', gone)], [sale('x')], 'x', false],
  ['joins that of a quarantined eSIM', [esim('1', 'x', 'core', { state: 'QUARANTINE' })], [sale('x')], 'x', false],
  ['has its own while the old one can be used', [esim('1', 'x')], [sale('x')], undefined, false],
  ['has its own in another domain', [esim('1', 'x', 'unlimited', gone)], [sale('x')], undefined, true],
  [
    'has its own at such a supplier',
    [esim('1', 'x', 'core', { ...gone, isBalanceBound: true })],
    [sale('x')],
    undefined,
    true,
  ],
  [
    'joins nothing that has expired',
    [esim('1', 'x', 'core', gone)],
    [sale('x', { expiresAt: '2026-03-20T12:00:00Z' })],
    undefined,
    false,
  ],
  [
    'joins the newest of two',
    [esim('1', 'x', 'core', gone), esim('2', 'y', 'core', gone)],
    [sale('y'), sale('x')],
    'y',
    true,
  ],
  ['begins anew for a customer without eSIMs', [], [], undefined, false],
] as const)('a new eSIM %s', (_what, relatedEsims, activatedItems, domainId, leftBehind) => {
  expect(planNewEsim(core, { relatedEsims, activatedItems }, now)).toEqual({ domainId, leftBehind });
});

test('what is left on eSIMs that work goes on there, beside a new eSIM', () => {
  const relatedEsims = [esim('1', 'x'), esim('2', 'y', 'core', gone)];
  const inUse = sale('x');
  const over = sale('x', { expiresAt: '2026-03-13T10:15:00.000Z' });
  expect(packagesInUse({ relatedEsims, activatedItems: [inUse, over, sale('y')] }, now)).toEqual([inUse]);
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
