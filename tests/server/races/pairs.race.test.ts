// Any two changes of one reseller may come at the same moment: none fails for the other's sake, and the books stay right.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { expectBooksToBeRight } from '#support/ledger-checks.ts';
import { newSecret } from '#support/secret.ts';
import { isLong, size } from '#support/size.ts';
import { startTestServer, type TestServer } from '#support/test-server.ts';
import { bankTransfer } from '#support/transfers.ts';
import { type Actor, changeNames, createActor, failuresOf } from './changes.ts';
import { stopWithoutDeadlocks } from './deadlocks.ts';

let server: TestServer;
let actor: Actor;

beforeAll(async () => {
  const secret = newSecret();
  server = await startTestServer({ secret, bankTransfer });
  actor = await createActor(server, secret);
});
afterAll(() => stopWithoutDeadlocks(server));
afterEach(() => expectBooksToBeRight(server));

const ROUNDS = size(4, 12);

test(`all changes at once, ${ROUNDS} times`, async () => {
  const failures: string[] = [];
  for (let round = 0; round < ROUNDS; round += 1) failures.push(...(await failuresOf(actor, changeNames, 1)));
  expect(failures).toEqual([]);
});

// Two alone meet in more ways than two among all.
test.runIf(isLong).each(changeNames)('%s and each other change', async (name) => {
  const failures: string[] = [];
  for (const other of changeNames.slice(changeNames.indexOf(name))) {
    failures.push(...(await failuresOf(actor, [name, other])));
  }
  expect(failures).toEqual([]);
});
