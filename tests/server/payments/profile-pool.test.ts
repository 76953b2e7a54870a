import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isIccid } from '#domain/patterns.ts';
import { luhnDigit } from '#domain/check-digits.ts';
import { splitActivationCode } from '#domain/esim.ts';
import { createProfilePool, createSupplySimulator } from '#server/gateways/index.ts';
import { type PoolDeps, replenishPool } from '#server/gateways/supply/profile-pool.ts';
import type { IssuedProfile } from '#server/gateways/supply/gateway.ts';
import { addReseller, openPaymentStore, type PaymentStore } from './payment-store.ts';
import { emptyPool } from '#support/profile-pool.ts';

let store: PaymentStore;
let simulator: PoolDeps['supply'];
beforeAll(async () => {
  store = await openPaymentStore();
  simulator = createSupplySimulator(store.db.system, 'smdp.simulator.example');
});
afterAll(() => store.stop());

describe('profiles of the eSIM simulator', () => {
  test('are valid, and no two of 10,000 are alike', async () => {
    const profiles = await simulator.issueProfiles(10_000);
    expect(profiles).toHaveLength(10_000);
    for (const { iccid, imsi, activationCode } of profiles) {
      const isValid =
        isIccid(iccid) && /^8949\d{15}$/.test(iccid) && luhnDigit(iccid.slice(0, -1)) === Number(iccid.at(-1));
      if (!isValid || !/^00101\d{10}$/.test(imsi)) throw new Error(`${iccid} or ${imsi} is not valid`);
      const { smdpPlusAddress, activationCode: code } = splitActivationCode(activationCode);
      if (smdpPlusAddress !== 'smdp.simulator.example' || !/^[0-9A-F]{20}$/.test(code)) throw new Error(activationCode);
    }
    for (const field of ['iccid', 'imsi', 'activationCode'] as const) {
      expect(new Set(profiles.map((profile) => profile[field])).size).toBe(10_000);
    }
  });
});

describe('the pool of profiles', () => {
  beforeEach(() => emptyPool(store.db.system));

  const deps = (supply: PoolDeps['supply'] = simulator) => ({ system: store.db.system, supply });
  const count = async (): Promise<number> => (await store.db.system`select 1 from esim_pool`).length;

  test('is filled when it is empty, and left alone while it is full', async () => {
    await replenishPool(deps());
    expect(await count()).toBe(2_000);
    await replenishPool(deps());
    expect(await count()).toBe(2_000);
  });

  test('never runs below 500 without being filled', async () => {
    await replenishPool(deps());
    await store.db.system`delete from esim_pool where iccid in (select iccid from esim_pool limit 1001)`;
    await replenishPool(deps());
    expect(await count()).toBe(2_000);
  });

  test('asks once for all sales of a process that wait', async () => {
    let asked = 0;
    const counting: PoolDeps['supply'] = {
      issueProfiles: (wanted) => {
        asked += wanted;
        return simulator.issueProfiles(wanted);
      },
    };
    const { ensureProfiles } = createProfilePool(deps(counting));
    await Promise.all(Array.from({ length: 50 }, ensureProfiles));
    expect([asked, await count()]).toEqual([2_000, 2_000]);
  });

  test('may be filled by several processes at once', async () => {
    await Promise.all(Array.from({ length: 4 }, () => replenishPool(deps())));
    expect(await count()).toBeGreaterThanOrEqual(2_000);
    const [row] = await store.db
      .system`select count(distinct iccid) as iccids, count(distinct imsi) as imsis from esim_pool`;
    expect([row?.['iccids'], row?.['imsis']]).toEqual([await count(), await count()]);
  });

  test('tries again after the supplier failed', async () => {
    let fails = true;
    const flaky: PoolDeps['supply'] = {
      issueProfiles: (wanted) => (fails ? Promise.reject(new Error('away')) : simulator.issueProfiles(wanted)),
    };
    const { ensureProfiles } = createProfilePool(deps(flaky));
    await expect(ensureProfiles()).rejects.toThrow('away');
    fails = false;
    await ensureProfiles();
    expect(await count()).toBe(2_000);
  });

  test('takes no profile that is known already', async () => {
    const [known, ...others] = await simulator.issueProfiles(2_000);
    const repeating: PoolDeps['supply'] = {
      issueProfiles: (wanted) =>
        Promise.resolve([...Array.from({ length: 2 }, () => known!), ...others].slice(0, wanted)),
    };
    await replenishPool(deps(repeating));
    const rows = await store.db.system`select 1 from esim_pool where iccid = ${known!.iccid}`;
    expect(rows).toHaveLength(1);
  });

  /** Gives a customer a profile from the pool. */
  const giveAway = async (): Promise<Required<IssuedProfile>> => {
    const { resellerId } = await addReseller(store);
    const [customer, domain] = [randomUUID(), randomUUID()];
    const [given] = await store.db.forReseller(resellerId, async (tx) => {
      await tx`insert into customer (id, reseller_id) values (${customer}, ${resellerId})`;
      await tx`
        insert into profile_domain (id, reseller_id, customer_id, key)
          values (${domain}, ${resellerId}, ${customer}, 'test')`;
      return tx<Required<IssuedProfile>[]>`
        select iccid, imsi, activation_code from assign_esim(${resellerId}, ${customer}, ${domain})`;
    });
    return given!;
  };

  test.each(['iccid', 'imsi', 'activationCode'] as const)('takes none whose %s a customer has', async (field) => {
    await replenishPool(deps());
    const given = await giveAway();
    await emptyPool(store.db.system);
    const repeating: PoolDeps['supply'] = {
      issueProfiles: async (wanted) => {
        const [first, ...others] = await simulator.issueProfiles(wanted);
        return [{ ...first!, [field]: given[field] }, ...others];
      },
    };
    await replenishPool(deps(repeating));
    const { iccid, imsi, activationCode } = given;
    const rows = await store.db.system`
      select from esim_pool where iccid = ${iccid} or imsi = ${imsi} or activation_code = ${activationCode}`;
    expect(rows).toHaveLength(0);
  });
});
