import { describe, expect, test } from 'vitest';
import { canUseData, ESIM_STEPS, isNewerState, possibleSteps, stateAfter } from '#domain/esim-lifecycle.ts';

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

describe('a reported state', () => {
  test.each([
    ['counts when it is further on', ['DOWNLOADED', 5], ['RELEASED', null], true],
    ['counts when it is further on and comes late', ['ENABLED', 3], ['INSTALLED', 4], true],
    ['never goes back', ['INSTALLED', 5], ['ENABLED', 4], false],
    ['is switched off by a later one', ['DISABLED', 5], ['ENABLED', 4], true],
    ['is not switched off by an earlier one', ['DISABLED', 3], ['ENABLED', 4], false],
    ['counts again when it is seen again', ['ENABLED', 5], ['ENABLED', 4], true],
    ['that is no step of a phone counts by its time', ['QUARANTINE', 5], ['ENABLED', 4], true],
    ['that is deleted counts whenever it comes', ['DELETED', 3], ['ENABLED', 4], true],
    ['never brings a deleted profile back', ['ENABLED', 5], ['DELETED', 4], false],
  ] as const)('%s', (_, [state, at], [known, knownAt], expected) => {
    expect(isNewerState({ state, at }, { state: known, at: knownAt })).toBe(expected);
  });
});
