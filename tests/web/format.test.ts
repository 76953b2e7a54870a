import { describe, expect, it, vi } from 'vitest';
import { formatDate, formatDateTime, formatMoney, formatMonth, formatNumber, formatPercent } from '#web/i18n/format.ts';

const plain = (text: string): string => text.replaceAll('\u00A0', ' ');

describe('formatMoney', () => {
  it('puts the code behind the amount, in both languages', () => {
    expect(plain(formatMoney(1250.5, 'USD', 'en-US'))).toBe('1,250.50 USD');
    expect(plain(formatMoney(1250.5, 'USD', 'de-DE'))).toBe('1.250,50 USD');
  });

  it('leaves no blank between the sign and the number', () => {
    expect(plain(formatMoney(-5.5, 'USD', 'en-US'))).toBe('−5.50 USD');
    expect(plain(formatMoney(-5.5, 'USD', 'de-DE'))).toBe('−5,50 USD');
  });

  it.each(['DENT', 'BTC'])('shows an amount of the token %s with four decimals (PKG-028)', (token) => {
    expect(plain(formatMoney(243.1, token, 'en-US'))).toBe(`243.1000 ${token}`);
    expect(plain(formatMoney(1234.567_89, token, 'de-DE'))).toBe(`1.234,5679 ${token}`);
  });
});

it('puts the same sign between the thousands of Switzerland in every engine', () => {
  expect(formatNumber(1234.5, 'de-CH')).toBe('1’234.5');
  expect(plain(formatMoney(1234.5, 'USD', 'de-LI'))).toBe('1’234.50 USD');
  expect(plain(formatMoney(1234.5, 'BTC', 'en-CH'))).toBe('1’234.5000 BTC');
});

it('shows a moment as DD-MM-YYYY HH:mm in the zone of the device (STO-068)', () => {
  expect(formatDateTime(new Date(2026, 2, 4, 9, 5, 30))).toBe('04-03-2026 09:05');
});

it('writes a day without a time as that day, west of Greenwich too', () => {
  vi.stubEnv('TZ', 'America/New_York');
  expect(formatDate('2026-11-20')).toBe('20-11-2026');
  expect(formatDate('2026-11-20T03:00:00Z')).toBe('19-11-2026');
  vi.unstubAllEnvs();
});

it('keeps locales and options apart', () => {
  expect(formatNumber(1.5, 'en-US')).toBe('1.5');
  expect(formatNumber(1.5, 'de-DE')).toBe('1,5');
  expect(formatNumber(1.5, 'en-US', { minimumFractionDigits: 2 })).toBe('1.50');
  expect(formatPercent(0.125, 'en-US')).toBe('12.5%');
});

it('writes a month in words, the same in every time zone', () => {
  vi.stubEnv('TZ', 'America/New_York');
  expect(formatMonth('2026-11', 'en-US')).toBe('November 2026');
  expect(formatMonth('2026-03', 'de-DE')).toBe('März 2026');
  vi.unstubAllEnvs();
});
