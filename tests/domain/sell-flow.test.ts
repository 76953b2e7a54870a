import { describe, expect, test } from 'vitest';
import type { ActivationResult } from '#contract/storefront/model/activationResult.ts';
import type { Problem } from '#contract/storefront/model/problem.ts';
import { newSellFlow, type SellEvent, type SellFlow, sellFailure, sellFlow, shownStep } from '#domain/sell-flow.ts';

const result = (status: ActivationResult['status']): ActivationResult => ({ status }) as ActivationResult;
const problem = (status: number, title: string, message = 'M'): Problem => ({
  type: 'about:blank',
  title,
  status,
  path: '/client-api/activations/register',
  message,
});
const after = (...events: SellEvent[]): SellFlow => events.reduce(sellFlow, newSellFlow);

describe('sellFlow', () => {
  test('offers now as the first activation mode', () => {
    expect(newSellFlow.activationMode).toBe('NOW');
  });

  test('keeps what was typed through a refusal and a new try', () => {
    const flow = after(
      { type: 'notesChanged', notes: 'Booking 4711' },
      { type: 'modeChosen', activationMode: 'FIRST_USE' },
      { type: 'sent' },
      { type: 'refused', problem: problem(409, 'Price changed') },
      { type: 'reopened' },
    );
    expect(flow).toEqual({ notes: 'Booking 4711', activationMode: 'FIRST_USE', sale: { state: 'open' } });
  });

  test('takes no change while a sale is under way', () => {
    const sending = after({ type: 'notesChanged', notes: 'a' }, { type: 'sent' });
    expect(sellFlow(sending, { type: 'notesChanged', notes: 'b' })).toBe(sending);
    expect(sellFlow(sending, { type: 'modeChosen', activationMode: 'FIRST_USE' })).toBe(sending);
  });

  test.each(['failure', 'pending'] as const)('treats the status %s as an error', (status) => {
    const flow = after({ type: 'sent' }, { type: 'answered', result: result(status) });
    expect(flow.sale).toEqual({ state: 'failed', failure: { kind: 'unexpected' } });
  });

  test('never sends a sale twice that succeeded', () => {
    const sold = after({ type: 'sent' }, { type: 'answered', result: result('success') });
    expect(sellFlow(sold, { type: 'sent' })).toBe(sold);
  });
});

describe('sellFailure', () => {
  test.each([
    [400, 'Could not create customer', 'customerExists'],
    [409, 'Out of stock', 'outOfStock'],
    [402, 'Insufficient credits', 'insufficientCredit'],
    [409, 'Price changed', 'priceChanged'],
    [409, 'Request still running', 'running'],
    [409, 'Conflict', 'refused'],
    [404, 'Not found', 'refused'],
    [500, 'Internal error', 'unexpected'],
    [0, 'No answer', 'unexpected'],
  ])('reads %i %s as %s', (status, title, kind) => {
    expect(sellFailure(problem(status, title)).kind).toBe(kind);
  });

  test('passes the title and the message of a refusal on', () => {
    expect(sellFailure(problem(402, 'T', 'M'))).toEqual({ kind: 'insufficientCredit', title: 'T', message: 'M' });
  });

  test('is unexpected without an answer', () => {
    expect(sellFailure(undefined)).toEqual({ kind: 'unexpected' });
  });
});

describe('shownStep', () => {
  const open = newSellFlow;
  const sending = after({ type: 'sent' });
  const sold = after({ type: 'sent' }, { type: 'answered', result: result('success') });
  const failed = after({ type: 'sent' }, { type: 'refused', problem: undefined });

  test.each([
    ['a new flow', open, null, 'summary'],
    ['a new flow', open, 'notes', 'notes'],
    ['a new flow', open, 'nonsense', 'summary'],
    ['a reload while loading', open, 'loading', 'leave'],
    ['a reload after success', open, 'success', 'leave'],
    ['a reload after an error', open, 'error', 'summary'],
    ['a sale under way', sending, 'loading', 'loading'],
    ['a sale under way, going back', sending, 'notes', 'loading'],
    ['a success', sold, 'success', 'success'],
    ['a success whose address is late', sold, 'loading', 'success'],
    ['a success, at another step', sold, 'notes', 'leave'],
    ['an error', failed, 'error', 'error'],
    ['an error whose address is late', failed, 'loading', 'error'],
    ['an error, at the notes', failed, 'notes', 'notes'],
  ] as const)('after %s (%#) at %s', (_name, flow, addressed, step) => {
    expect(shownStep(flow, addressed)).toBe(step);
  });
});
