import { expect, test } from 'vitest';
import { nameFault } from '#web/components/form/faults.ts';
import { webhookUrlSchema } from '#web/components/integration/WebhookUrlField.tsx';

test.each([
  ['https://a.b', true],
  ['http://a.b/c', true],
  ['a.b', true],
  [' a.b/c/d ', true],
  ['a.b:8443/x?y=1', true],
  ['a.b:99999', false],
  ['ftp://a.b', false],
  ['localhost', false],
  ['a b.c', false],
  ['abc', false],
  ['', false],
])('the address %j is taken: %s', (url, isTaken) => {
  expect(webhookUrlSchema.safeParse({ url }).success).toBe(isTaken);
});

test.each([
  ['https://anna:secret@a.b', 'credentials'],
  [' 10.0.0.8 ', 'notPublic'],
  ['', 'required'],
])('VAL-135: the address %j is refused as %s', (url, fault) => {
  const { error } = webhookUrlSchema.safeParse({ url }, { error: nameFault });
  expect(error?.issues[0]?.message).toBe(fault);
});
