import { expect, test } from 'vitest';
import { queues } from '#server/jobs/queues/index.ts';
import { operatorAttention } from '#web/i18n/en/operator-attention.ts';

test('every queue that the desk tells of by its name has a title', () => {
  const told = queues.filter(({ attention }) => attention === 'QUEUE').map(({ name }) => name);
  expect(Object.keys(operatorAttention.queues).sort()).toEqual(told.toSorted());
});
