// The business constants (CON-001 to CON-056) that no other test holds.
import { describe, expect, test } from 'vitest';
import { CHART_HEIGHT_PX, CHART_LINE_WIDTH_PX } from '#domain/chart.ts';
import { CLIENT_VERSION } from '#domain/client-version.ts';
import { sortByCoverage } from '#domain/coverage.ts';
import { countrySetName } from '#domain/coverage-name.ts';
import * as limits from '#domain/limits.ts';
import { documents } from '../contract/document.ts';
import { contentOf, filesBelow } from '../tidy/source-tree.ts';

const { schemas } = documents.partner.root.components;

test('the limits are those of the rules', () => {
  expect({ ...limits }).toMatchObject({
    PAYMENT_POLL_INTERVAL_MS: 2_000,
    PAYMENT_POLL_TIMEOUT_MS: 30_000,
    PURCHASE_START_LEAD_MS: 5_000,
    TOP_UP_MIN: 10,
    AUTO_TOP_UP_AMOUNT_MIN: 20,
    HISTORY_PAGE_SIZE: 9_999,
    HISTORY_WINDOW_MONTHS: 3,
    EXPORT_WINDOW_YEARS: 3,
    ALL_TIME_YEARS: 3,
    PARTNER_HISTORY_WINDOW_DAYS: 30,
    PROFILE_LINK_SHOWN_MAX: 60,
    MOBILE_WIDTH_MAX_PX: 920,
    QR_SIZE_PX: 224,
    REQUEST_TIMEOUT_MS: 60_000,
    TOKEN_LIFETIME_S: 86_400,
    RESTRICTED_COUNTRIES: ['RU', 'BY', 'KP'],
  });
});

test('style sheets and scripts have one breakpoint (CON-038)', () => {
  const sheets = filesBelow('src/web').filter((file) => file.endsWith('.css'));
  const widths = sheets.flatMap((file) =>
    [...contentOf(file).matchAll(/@media ([^{]*)/g)].flatMap(([, query = '']) =>
      [...query.matchAll(/(\d+)px < width|width (?:<=|>) (\d+)px/g)].map(([, before, after]) =>
        Number(before ?? after),
      ),
    ),
  );
  const near = widths.filter((width) => Math.abs(width - limits.MOBILE_WIDTH_MAX_PX) <= 100);
  expect(near.length).toBeGreaterThan(30);
  expect(new Set(near)).toEqual(new Set([limits.MOBILE_WIDTH_MAX_PX]));
});

test('a chart is 133 px high with lines of 2 px', () => {
  expect([CHART_HEIGHT_PX, CHART_LINE_WIDTH_PX]).toEqual([133, 2]);
});

test('the client has version 1.20.2, the partner document 1.3.2', () => {
  expect(CLIENT_VERSION).toBe('1.20.2');
  expect(documents.storefront.root.info).toMatchObject({ version: CLIENT_VERSION });
  expect(documents.partner.root.info).toMatchObject({ title: 'eSIM Reseller API', version: '1.3.2' });
});

describe('the contract', () => {
  test('pages by 50 from 0 unless asked otherwise', () => {
    expect(schemas['PageSize']).toMatchObject({ default: 50 });
    expect(schemas['PageIndex']).toMatchObject({ default: 0 });
  });

  test('limits notes, names and the fields of the account', () => {
    expect(schemas['Metatag']).toMatchObject({ maxLength: 255 });
    expect(schemas['UpdateInventoryItemRequest']?.properties?.['name']).toMatchObject({
      maxLength: 30,
    });
    expect(schemas['RetailPrice']?.properties?.['priceValue']).toMatchObject({ maximum: 999_999.99 });
    const { properties = {} } = documents.storefront.root.components.schemas['UpdateUserRequest'] ?? {};
    const fields = { ...properties, ...properties['address']?.properties };
    const names = 'firstName lastName companyName taxId addressLine1 addressLine2 postalCode townOrDistrict'.split(' ');
    expect(names.map((name) => fields[name]?.maxLength)).toEqual([40, 50, 255, 255, 40, 50, 40, 40]);
  });

  test('has eleven bitrates, two types of packages, five units of size and seven of validity', () => {
    const kilobits = [128, 256, 384, 512, 1024, 3072, 5120, 7680, 10_240, 20_480].map((size) => `KB_${size}`);
    expect(schemas['BitrateRequest']?.properties?.['bitrate']?.enum).toEqual([...kilobits, 'UNLIMITED']);
    expect(schemas['PackageType']?.enum).toEqual(['standard', 'unlimited']);
    expect(schemas['SizeUnit']?.enum).toEqual(['TB', 'GB', 'MB', 'KB', 'B']);
    expect(schemas['ValidityUnit']?.enum?.join(' ')).toBe('years months weeks days hours minutes seconds');
  });
});

test('WWL, WWM and WWW come first as regions, then sets by code, then countries by name', () => {
  const names: Record<string, string> = { DE: 'Germany', AT: 'Austria' };
  const sets = (['WWL', 'WWW', 'EU', 'AFR', 'WWM'] as const).map((countrySet) => ({
    countrySet,
    includedCountries: [],
  }));
  const countries = ['DE', 'AT'].map((code) => ({ countrySet: null, includedCountries: [code] }));
  const sorted = sortByCoverage([...countries, ...sets], (code) => names[code] ?? code);
  expect(sorted.map(({ countrySet, includedCountries }) => countrySet ?? includedCountries[0])).toEqual(
    'WWL WWM WWW AFR EU AT DE'.split(' '),
  );
});

test('the codes of regions have names in both languages', () => {
  const codes = ['WWS', 'WWM', 'WWL', 'WWW', 'AFR', 'ASA', 'CAT', 'EU', 'EUR', 'LAT', 'MEA', 'NOA', 'OCE'] as const;
  expect(codes.map((code) => `${countrySetName(code, 'en')}, ${countrySetName(code, 'de')}`)).toEqual([
    'Worldwide S, Weltweit S',
    'Worldwide M, Weltweit M',
    'Worldwide L, Weltweit L',
    'Worldwide, Weltweit',
    'Africa, Afrika',
    'Asia, Asien',
    'Caribbean, Karibik',
    'Europe, Europa',
    'Europe, Europa',
    'Latin America, Lateinamerika',
    'Middle East and Africa, Naher Osten und Afrika',
    'North America, Nordamerika',
    'Oceania, Ozeanien',
  ]);
});
