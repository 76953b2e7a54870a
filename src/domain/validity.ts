import type { ValidityUnit } from '#contract/storefront/model/validityUnit.ts';
import { numberFormat } from './number-format.ts';

export type Validity = { validitySize: number; validityUnit: ValidityUnit; validityUnlimited: boolean };

/** Whether a package has an end after its start. */
export const hasValidity = ({ validityUnlimited, validitySize }: Validity): boolean =>
  !validityUnlimited && validitySize > 0;

const SECONDS: Record<ValidityUnit, number> = {
  seconds: 1,
  minutes: 60,
  hours: 3_600,
  days: 86_400,
  weeks: 604_800,
  months: 2_592_000,
  years: 31_536_000,
};

/** Formats a limited validity: '30 days', in German '30 Tage'. */
export const formatValidity = (
  { validitySize, validityUnit }: Omit<Validity, 'validityUnlimited'>,
  locale: string,
): string =>
  numberFormat(locale, { style: 'unit', unit: validityUnit.slice(0, -1), unitDisplay: 'long' }).format(validitySize);

/** When a validity that begins at a moment ends; undefined where it never does. */
export const validityEnd = (validity: Validity, start: Date): Date | undefined =>
  hasValidity(validity) ? new Date(start.getTime() + validitySeconds(validity) * 1_000) : undefined;

/** Length of a validity in seconds, a month as 30 and a year as 365 days; Infinity when unlimited. */
export const validitySeconds = ({ validitySize, validityUnit, validityUnlimited }: Validity): number =>
  validityUnlimited ? Infinity : validitySize * SECONDS[validityUnit];
