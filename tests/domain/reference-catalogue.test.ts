// What the simulator has on offer.
import { expect, test } from 'vitest';
import { countryName } from '#domain/country-name.ts';
import { RESTRICTED_COUNTRIES } from '#domain/limits.ts';
import { simulatedPackages } from '#server/gateways/supply/simulator/catalogue.ts';

const packages = simulatedPackages();
const areas = Map.groupBy(packages, ({ countrySet, includedCountries }) => countrySet ?? includedCountries.join());
const national = packages.filter(({ countrySet }) => countrySet === null);

test('covers most countries and the regions with a name, and none that is restricted', () => {
  const countries = new Set(national.flatMap(({ includedCountries }) => includedCountries));
  expect(countries.size).toBeGreaterThanOrEqual(190);
  expect(packages.length).toBeGreaterThan(1_900);
  expect(new Set(packages.map(({ countrySet }) => countrySet))).toEqual(
    new Set([null, 'WWW', 'EU', 'AFR', 'ASA', 'CAT', 'LAT', 'MEA', 'NOA', 'OCE']),
  );
  const covered = new Set(packages.flatMap(({ includedCountries }) => includedCountries));
  expect(RESTRICTED_COUNTRIES.filter((code) => covered.has(code))).toEqual([]);
  for (const code of covered) for (const language of ['en', 'de']) expect(countryName(code, language)).not.toBe(code);
});

test('has each name and each id once, and the same ones every time', () => {
  expect(new Set(packages.map(({ name }) => name)).size).toBe(packages.length);
  expect(new Set(packages.map(({ id }) => id)).size).toBe(packages.length);
  expect(simulatedPackages()).toEqual(packages);
});

test.each([
  ['Germany 500 MB', 90, 139],
  ['Germany 1 GB', 185, 289],
  ['Europe 5 GB', 786, 1_219],
  ['World 10 GB', 3_570, 5_539],
  ['United States 3 GB', 930, 1_449],
])('%s costs what it always did', (name, cost, retailPrice) => {
  expect(packages.find((one) => one.name === name)).toMatchObject({ cost, retailPrice });
});

test('more data costs more, and not more for each gigabyte', () => {
  for (const [area, inArea] of areas) {
    const limited = inArea
      .filter(({ packageType, validityUnlimited }) => packageType === 'standard' && !validityUnlimited)
      .toSorted((one, other) => one.sizeBytes - other.sizeBytes);
    expect({ area, isWhole: limited.length >= 7 }).toEqual({ area, isWhole: true });
    for (const [index, larger] of limited.entries()) {
      const smaller = limited[index - 1];
      if (!smaller) continue;
      expect(larger.cost).toBeGreaterThan(smaller.cost);
      // Prices are rounded by half a cent at most.
      expect(larger.cost - 0.5).toBeLessThanOrEqual((smaller.cost + 0.5) * (larger.sizeBytes / smaller.sizeBytes));
    }
  }
});

test('no expiry costs more than 30 days', () => {
  const endless = packages.filter(({ validityUnlimited }) => validityUnlimited);
  expect(endless).toHaveLength(areas.size);
  for (const { name, cost } of endless) {
    const limited = packages.find((one) => `${one.name} no expiry` === name);
    expect(cost).toBeGreaterThan(limited?.cost ?? Infinity);
  }
});
