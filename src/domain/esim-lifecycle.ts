import type { EsimState } from '#contract/storefront/model/esimState.ts';

/** The steps of a profile on a phone, in order. */
export const ESIM_STEPS = ['download', 'install', 'enable', 'disable', 'delete'] as const;
export type EsimStep = (typeof ESIM_STEPS)[number];

/**
 * The life of a profile: RELEASED -> DOWNLOADED -> INSTALLED -> ENABLED <-> DISABLED -> DELETED. It never goes back,
 * and only a disabled profile can be deleted, as on a phone.
 */
const TRANSITIONS: Readonly<Record<EsimStep, { from: readonly EsimState[]; to: EsimState }>> = {
  download: { from: ['RELEASED'], to: 'DOWNLOADED' },
  install: { from: ['DOWNLOADED'], to: 'INSTALLED' },
  enable: { from: ['INSTALLED', 'DISABLED'], to: 'ENABLED' },
  disable: { from: ['ENABLED'], to: 'DISABLED' },
  delete: { from: ['INSTALLED', 'DISABLED'], to: 'DELETED' },
};

/** The state after a step; undefined when the step is not possible now. */
export const stateAfter = (state: EsimState, step: EsimStep): EsimState | undefined => {
  const { from, to } = TRANSITIONS[step];
  return from.includes(state) ? to : undefined;
};

/** The steps that are possible now. */
export const possibleSteps = (state: EsimState): EsimStep[] =>
  ESIM_STEPS.filter((step) => stateAfter(state, step) !== undefined);

/** How far a profile is in its life. What it can become while it is on a phone comes and goes. */
const STAGE: Readonly<Record<EsimState, number>> = {
  CREATED: 0,
  AVAILABLE: 0,
  ALLOCATED: 0,
  LINKED: 0,
  CONFIRMED: 0,
  RELEASED: 1,
  DOWNLOADED: 2,
  INSTALLED: 3,
  ENABLED: 4,
  DISABLED: 4,
  UNAVAILABLE: 4,
  QUARANTINE: 4,
  ERROR: 4,
  UNKNOWN: 4,
  DELETED: 5,
};

/** A state, and when a supplier saw it last, in milliseconds since 1970; null before the first report. */
type SeenState = { state: EsimState; at: number | null };

/**
 * Whether a reported state takes the place of the known one: reports come in any order, and no state goes back (S3).
 */
export const isNewerState = (reported: SeenState, known: SeenState): boolean => {
  const advance = STAGE[reported.state] - STAGE[known.state];
  return advance === 0 ? (reported.at ?? 0) >= (known.at ?? 0) : advance > 0;
};

/** Data flows only through an enabled profile. */
export const canUseData = (state: EsimState): boolean => state === 'ENABLED';
