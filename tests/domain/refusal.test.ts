import { describe, expect, test } from 'vitest';
import { isSettled } from '#domain/refusal.ts';

describe('a refusal', () => {
  test.each([
    [402, 'Insufficient credits', true],
    [409, 'Price changed', true],
    [409, 'Request still running', false],
    [429, 'Too many requests', false],
    [500, 'Internal error', false],
    [0, 'No answer', false],
  ])('of %i %s is settled: %s', (status, title, expected) => {
    expect(isSettled({ status, title })).toBe(expected);
  });
});
