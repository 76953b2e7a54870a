import type { EsimState } from '#contract/storefront/model/esimState.ts';

/** The steps of a profile on a phone, in order. */
export const ESIM_STEPS = ['download', 'install', 'enable', 'disable', 'delete'] as const;
export type EsimStep = (typeof ESIM_STEPS)[number];

/**
 * The life of a profile: RELEASED -> DOWNLOADED -> INSTALLED -> ENABLED <-> DISABLED -> DELETED. It never goes back, and
 * only a disabled profile can be deleted, as on a phone.
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

/** Data flows only through an enabled profile. */
export const canUseData = (state: EsimState): boolean => state === 'ENABLED';
