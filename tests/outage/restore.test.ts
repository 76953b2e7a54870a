// A store that is backed up at random moments while it sells and refunds, and each backup restored beside it.
import { createHash, randomInt, randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAsOwner } from '#server/db/connect.ts';
import { startEmbedded } from '#server/db/embedded/embedded.ts';
import { checks, holds, runChecks } from '#server/reconciliation/index.ts';
import { runTool } from '#support/backup.ts';
import { createHome } from '#support/database-home.ts';
import { withDatabase } from '#support/embedded-home.ts';
import { until } from '#support/poll.ts';
import { newReseller, type Reseller } from '#support/reseller.ts';
import { type ServerProcess, startServerProcess } from '#support/server-process.ts';
import { size } from '#support/size.ts';
import { addCredit, priceOf, shelve } from '#support/stock-setup.ts';
import { sell } from '../server/kill/sales.ts';

const MOMENTS = size(20, 200);
const CLIENTS = 5;
/** A caller that sells too fast is asked to wait, which is not a failure. */
const LIMITED_MS = 1_000;
/** A client refunds every so many of its sales. */
const REFUND_EVERY = 4;
const LATEST_MOMENT = 150;
const CHECK_LIMIT_MS = 60_000;

const seed = Number(process.env['RESTORE_SEED'] ?? randomInt(2 ** 31));
const home = createHome();
const shelf = createHome();
let server: ServerProcess;
let reseller: Reseller;
let itemId: string;

beforeAll(async () => {
  server = await startServerProcess(home);
  reseller = await newReseller(server);
  const item = await shelve(reseller, 'Germany 1 GB');
  itemId = item.id;
  await withDatabase(home, (db) => addCredit({ db }, reseller, priceOf(item) * 10_000_000));
}, 300_000);

afterAll(async () => {
  await server.stop();
  for (const folder of [home, shelf]) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

/** What was acknowledged, and what failed. */
const sold = new Set<string>();
const refunded = new Set<string>();
const failures: unknown[] = [];
const end = new AbortController();

const refund = async (id: string): Promise<void> => {
  const params = { path: { id } };
  const { data, response } = await reseller.api.POST('/activations/activated-items/{id}/refund', { params });
  if (data?.state === 'refunded') refunded.add(id);
  else if (response.status !== 429) failures.push(`refund: ${response.status}`);
};

const client = async (): Promise<void> => {
  for (let index = 1; !end.signal.aborted; index++) {
    const { sale, status } = await sell(reseller, itemId, randomUUID());
    if (sale) {
      sold.add(sale.uid);
      if (index % REFUND_EVERY === 0) await refund(sale.uid);
    } else if (status === 429) await delay(LIMITED_MS);
    else failures.push(`sale: ${status}`);
  }
};

/** So many further sales before the next backup; the same ones for the same seed. */
const salesBefore = (moment: number): number =>
  createHash('sha256').update(`${seed} ${moment}`).digest().readUInt16BE() % LATEST_MOMENT;

type Found = { broken: unknown[]; sales: Set<string>; refunds: Set<string> };

/** The contents of a restored directory. */
const readCopy = async (copy: string): Promise<Found> => {
  const database = await startEmbedded({ home: copy });
  const sql = openAsOwner(database.url);
  try {
    await sql`set role simshelf_system`;
    const findings = await runChecks(sql, checks, { limitMs: CHECK_LIMIT_MS });
    const rows = await sql<{ uid: string; isRefunded: boolean }[]>`
      select uid, refunded_at is not null as is_refunded from sold_item where inventory_item_id = ${itemId}`;
    return {
      broken: findings
        .filter((finding) => !holds(finding))
        .map(({ check, first, error }) => ({ check: check.name, first, error })),
      sales: new Set(rows.map(({ uid }) => uid)),
      refunds: new Set(rows.filter(({ isRefunded }) => isRefunded).map(({ uid }) => uid)),
    };
  } finally {
    await sql.end();
    await database.stop();
  }
};

const missing = (known: readonly string[], found: ReadonlySet<string>): string[] =>
  known.filter((uid) => !found.has(uid));

/** Makes a backup now, restores it, and compares it with what was acknowledged until now. */
const compare = async (moment: number): Promise<void> => {
  const [sales, refunds] = [[...sold], [...refunded]];
  const file = path.join(shelf, String(moment));
  expect(await runTool('backup', [file], home)).toMatchObject({ code: 0, errors: '' });
  const copy = mkdtempSync(path.join(tmpdir(), 'simshelf-restored-'));
  chmodSync(copy, 0o755);
  try {
    expect(await runTool('restore', [file], copy)).toMatchObject({ code: 0, errors: '' });
    const found = await readCopy(copy);
    expect(found.broken).toEqual([]);
    expect(missing(sales, found.sales)).toEqual([]);
    expect(missing(refunds, found.refunds)).toEqual([]);
  } finally {
    rmSync(copy, { recursive: true, force: true, maxRetries: 5 });
    rmSync(file, { force: true });
  }
};

test(
  `backups at ${MOMENTS} moments under load, by RESTORE_SEED=${seed}: each is restored with all that was acknowledged before, and no call fails for it`,
  { timeout: 3_600_000 },
  async () => {
    const clients = Array.from({ length: CLIENTS }, client);
    try {
      for (let moment = 1; moment <= MOMENTS; moment++) {
        const due = sold.size + salesBefore(moment);
        await until('so many more are sold', () => sold.size >= due, 120_000);
        await compare(moment);
      }
    } finally {
      end.abort();
      await Promise.all(clients);
    }
    expect(failures).toEqual([]);
    console.log(`${MOMENTS} backups during ${sold.size} sales and ${refunded.size} refunds, seed ${seed}`);
  },
);
