// Everything that a rehearsal needs, each in a process of its own: PostgreSQL, two processes of a store in staging, the proxy in
// front, and stand-ins of all that the store does business with.
import { randomBytes } from 'node:crypto';
import { chmodSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { connect, type Database } from '#server/db/connect.ts';
import { startEmbedded } from '#server/db/embedded/embedded.ts';
import { createHome } from '#support/database-home.ts';
import { freePort } from '#support/free-port.ts';
import { type StandIn, startStandIn } from '#support/stand-in.ts';
import { projectRoot } from '../tidy/source-tree.ts';
import { type Front, startFront } from './front.ts';
import { createProcess, type StoreProcess } from './processes.ts';

/** The names of the stand-ins, as `npm run stand-in` takes them. */
type Vendor = 'stripe' | 'esim-go' | 'mail' | 'receivers';

export type World = {
  /** The address of the store, at the proxy. */
  url: string;
  home: string;
  settingsFile: string;
  /** As the owner of the database, to compare the books. */
  db: Database;
  front: Front;
  processes: readonly [StoreProcess, StoreProcess];
  vendors: Readonly<Record<Vendor, StandIn>>;
  stop: () => Promise<void>;
};

/** The name of the receivers' host. */
export const RECEIVERS = 'receivers.example';

const keys = {
  STRIPE_SECRET_KEY: 'sk_test_standin',
  STRIPE_WEBHOOK_SECRET: 'whsec_standin',
  ESIM_GO_API_KEY: 'ak_standin',
};

/** The settings file that operators copy, for staging with stand-ins. Each value is between single quotes, as there. */
const writeSettings = (home: string, changed: Record<string, string>): string => {
  const given = parseEnv(readFileSync(path.join(projectRoot, 'docs/deploy/simshelf.env'), 'utf8'));
  const file = path.join(home, 'simshelf.env');
  const settings = Object.entries({ ...given, ...changed });
  writeFileSync(file, settings.map(([name, value]) => `${name}='${value}'\n`).join(''), { mode: 0o600 });
  return file;
};

const startVendors = async (ends: AsyncDisposableStack, url: string, smtpPort: number): Promise<World['vendors']> => {
  const start = async (name: Vendor, settings: Record<string, string>): Promise<StandIn> => {
    const standIn = await startStandIn(`tests/stand-ins/${name}/main.ts`, { STAND_IN_PORT: '0', ...settings });
    ends.defer(() => standIn.stop());
    return standIn;
  };
  const [stripe, esimGo, mail, receivers] = await Promise.all([
    start('stripe', { ...keys, STAND_IN_ENDPOINT: `${url}/payment-gateway/stripe` }),
    start('esim-go', { ...keys, STAND_IN_ENDPOINT: `${url}/supply-gateway/esim-go` }),
    start('mail', { STAND_IN_PORT: String(smtpPort) }),
    start('receivers', {}),
  ]);
  return { stripe, 'esim-go': esimGo, mail, receivers };
};

export const openWorld = async (): Promise<World> => {
  await using ends = new AsyncDisposableStack();
  const home = createHome();
  ends.defer(() => rmSync(home, { recursive: true, force: true, maxRetries: 5 }));
  const [frontPort, smtpPort, ...ports] = await Promise.all([freePort(), freePort(), freePort(), freePort()]);
  const url = `http://localhost:${frontPort}`;
  const embedded = await startEmbedded({ home });
  ends.defer(embedded.stop);
  const vendors = await startVendors(ends, url, smtpPort);
  const settingsFile = writeSettings(home, {
    ...keys,
    STORE_MODE: 'staging',
    PARTNER_PREFIX: 'simshelf',
    PUBLIC_URL: url,
    SECRET: randomBytes(32).toString('hex'),
    DATABASE_URL: embedded.url,
    DATA_HOME: path.join(home, 'store'),
    LOG_LEVEL: 'info',
    STRIPE_URL: vendors.stripe.address.origin,
    ESIM_GO_URL: vendors['esim-go'].address.href,
    // A day takes minutes here, so what may still be carried out there is known in half of one.
    ESIM_GO_SETTLING_SECONDS: '30',
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
    WEBHOOK_STAND_INS: `${RECEIVERS}=127.0.0.1`,
  });
  chmodSync(home, 0o755);
  const processes = [
    createProcess({ settingsFile, home }, ports[0]),
    createProcess({ settingsFile, home }, ports[1]),
  ] as const;
  const front = await startFront(frontPort, ports);
  ends.defer(front.stop);
  for (const each of processes) {
    ends.defer(each.stop);
    await each.start();
  }
  // Not before, because accounts follow the store to its address only while nobody is connected.
  const db = connect({ app: embedded.url, system: embedded.url }, { app: 2, system: 2 });
  ends.defer(db.close);
  const all = ends.move();
  return { url, home, settingsFile, db, front, processes, vendors, stop: () => all.disposeAsync() };
};

/** Breaks a promise on purpose. */
export const forgetEvents = async ({ db }: World): Promise<void> => {
  await db.system`
    create function forget_tenth() returns trigger language plpgsql as
    'begin return case when abs(hashtext(new.event_id::text)) % 10 > 0 then new end; end'`;
  await db.system`
    create trigger forget_tenth before insert on webhook_delivery for each row execute function forget_tenth()`;
};
