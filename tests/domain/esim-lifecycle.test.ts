import { describe, expect, test } from 'vitest';
import { canUseData, ESIM_STEPS, possibleSteps, stateAfter } from '#domain/esim-lifecycle.ts';

const states = ['RELEASED', 'DOWNLOADED', 'INSTALLED', 'ENABLED', 'DISABLED', 'DELETED'] as const;

describe('the life of an eSIM', () => {
  test.each([
    ['RELEASED', 'download'],
    ['DOWNLOADED', 'install'],
    ['INSTALLED', 'enable delete'],
    ['ENABLED', 'disable'],
    ['DISABLED', 'enable delete'],
    ['DELETED', ''],
    ['QUARANTINE', ''],
    ['UNKNOWN', ''],
  ] as const)('%s allows: %s', (state, steps) => {
    expect(possibleSteps(state).join(' ')).toBe(steps);
  });

  test('goes through all states to the end', () => {
    const steps = ['download', 'install', 'enable', 'disable', 'enable', 'disable', 'delete'] as const;
    let state: (typeof states)[number] = 'RELEASED';
    const life = steps.map((step) => (state = stateAfter(state, step) as typeof state));
    expect(life.join(' ')).toBe('DOWNLOADED INSTALLED ENABLED DISABLED ENABLED DISABLED DELETED');
  });

  test('never goes back, but to be switched on again', () => {
    const rank = (state: string | undefined) => states.indexOf(state as (typeof states)[number]);
    const back = states.flatMap((state) =>
      ESIM_STEPS.filter((step) => {
        const after = stateAfter(state, step);
        return after !== undefined && rank(after) < rank(state);
      }).map((step) => `${state} ${step}`),
    );
    expect(back).toEqual(['DISABLED enable']);
  });

  test('uses data only while it is switched on', () => {
    expect(states.filter(canUseData)).toEqual(['ENABLED']);
  });
});
