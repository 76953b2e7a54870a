// A store that is open for business, from environment variables alone, and everything around it in processes of its own: Stripe's
// stand-in, eSIM Go's, another store that supplies, a mail server, and a proxy that ends TLS in front of each.
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import tls from 'node:tls';
import type { Database } from '#server/db/connect.ts';
import { type Certificate, createCertificate } from './certificates.ts';
import { createHome } from './database-home.ts';
import { connectTo } from './embedded-home.ts';
import { type EsimGoStandIn, startEsimGo } from './esim-go.ts';
import { type MailServer, startMailServer } from './mail-server.ts';
import { channelOf, newReseller } from './reseller.ts';
import { sellerSettings } from './seller.ts';
import { newSecret } from './secret.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';
import { addCredit, priceOf, shelve } from './stock-setup.ts';
import { startStripe, type StripeStandIn } from './stripe.ts';
import { startTlsFront, type TlsFront } from './tls-front.ts';

export type Place = { url: string; db: Database };

export type Business = {
  mail: MailServer;
  stripe: StripeStandIn;
  esimGo: EsimGoStandIn;
  /** The other store, and what is sold from it. */
  supplier: Place;
  /** At its public address. */
  store: Place;
  /** Ends the store, and starts it again at the same address. */
  restart(): Promise<void>;
  stop(): Promise<void>;
};

const keys = { secretKey: 'sk_live_standin', webhookSecret: 'whsec_standin' };

/** Ends what was started, the last first. */
type Ends = AsyncDisposableStack;

/** Trusted by every process of it, this one as well. */
const createAuthority = (ends: Ends, home: string): { trust: Record<string, string>; issue: IssueFor } => {
  const authority = createCertificate({ name: 'Authority of the tests' });
  const file = path.join(home, 'authority.pem');
  writeFileSync(file, authority.cert);
  const before = tls.getCACertificates('default');
  tls.setDefaultCACertificates([...before, authority.cert]);
  ends.defer(() => tls.setDefaultCACertificates(before));
  return {
    trust: { NODE_EXTRA_CA_CERTS: file },
    issue: (host) => createCertificate({ name: host, hosts: [host], issuer: authority }),
  };
};

type IssueFor = (host: string) => Certificate;

const startFront = async (ends: Ends, certificate: Certificate, target: () => string): Promise<TlsFront> => {
  const front = await startTlsFront(certificate, target);
  ends.defer(() => front.stop());
  return front;
};

/** Another store, with an account there that this package is bought by. */
const startSupplier = async (ends: Ends, home: string, offered: string) => {
  const { url, stop } = await startServerProcess(home);
  ends.defer(async () => void (await stop()));
  const supplier: Place = { url, db: connectTo(home) };
  ends.defer(() => supplier.db.close());
  const account = await newReseller({ url });
  await addCredit(supplier, account, priceOf(await shelve(account, offered)) * 100);
  return { supplier, channel: await channelOf(account) };
};

type Around = Pick<Business, 'mail' | 'stripe' | 'esimGo' | 'supplier'> & { settings: Record<string, string> };

/** Everything that the store does business with, and the settings that say where it is. */
const startAround = async (
  ends: Ends,
  { trust, issue }: ReturnType<typeof createAuthority>,
  home: string,
  offered: string,
): Promise<Around> => {
  const mail = await startMailServer();
  ends.defer(() => mail.close());
  const stripe = await startStripe(trust, keys);
  ends.defer(() => stripe.stop());
  const esimGo = await startEsimGo(trust);
  ends.defer(() => esimGo.stop());
  const { supplier, channel } = await startSupplier(ends, home, offered);
  const [stripeFront, esimGoFront, supplierFront] = await Promise.all([
    startFront(ends, issue('api.stripe.com'), () => stripe.settings.address.href),
    startFront(ends, issue('localhost'), () => esimGo.settings.url),
    startFront(ends, issue('localhost'), () => supplier.url),
  ]);
  const settings = {
    STRIPE_STAND_IN_PORT: String(stripeFront.port),
    SMTP_URL: mail.url,
    MAIL_FROM: 'Simshelf <store@example.com>',
    ...sellerSettings,
    STRIPE_SECRET_KEY: keys.secretKey,
    STRIPE_WEBHOOK_SECRET: keys.webhookSecret,
    ESIM_GO_API_KEY: esimGo.settings.apiKey,
    ESIM_GO_URL: `${esimGoFront.url}${new URL(esimGo.settings.url).pathname}`,
    SUPPLY_STORE_URL: supplierFront.url,
    SUPPLY_STORE_CLIENT_ID: channel.clientId,
    SUPPLY_STORE_CLIENT_SECRET: channel.clientSecret,
  };
  return { mail, stripe, esimGo, supplier, settings };
};

const leadToStandIn = pathToFileURL(path.join(import.meta.dirname, 'lead-to-stand-in.ts')).href;

/** A process that can be started again at the same address. */
const startStore = async (ends: Ends, front: (target: () => string) => Promise<TlsFront>, settings: object) => {
  const home = createHome();
  ends.defer(() => rmSync(home, { recursive: true, force: true, maxRetries: 5 }));
  const secret = newSecret()[0].toString('base64');
  const own = { STORE_MODE: 'production', SECRET: secret, NODE_OPTIONS: `--import=${leadToStandIn}` };
  let running: ServerProcess | undefined;
  const { url } = await front(() => running?.url ?? '');
  const start = () => startServerProcess(home, url, 'src/server/main.ts', { ...settings, ...own });
  running = await start();
  ends.defer(async () => void (await running?.stop()));
  const store: Place = { url, db: connectTo(home, secret) };
  ends.defer(() => store.db.close());
  const restart = async (): Promise<void> => {
    await store.db.close();
    await running?.stop();
    running = await start();
    // Its database listens on another port now.
    store.db = connectTo(home, secret);
  };
  return { store, restart };
};

/** `offered` is a package of the other store. */
export const openForBusiness = async (offered: string): Promise<Business> => {
  // What was started ends with a failure as well.
  await using ends = new AsyncDisposableStack();
  const supplierHome = createHome();
  ends.defer(() => rmSync(supplierHome, { recursive: true, force: true, maxRetries: 5 }));
  const authority = createAuthority(ends, supplierHome);
  const { settings, ...around } = await startAround(ends, authority, supplierHome, offered);
  const front = (target: () => string) => startFront(ends, authority.issue('localhost'), target);
  const { store, restart } = await startStore(ends, front, { ...settings, ...authority.trust });
  await around.stripe.order('endpoint', { url: `${store.url}/payment-gateway/stripe` });
  await around.esimGo.order('endpoint', { url: `${store.url}/supply-gateway/esim-go` });
  const all = ends.move();
  return { ...around, store, restart, stop: () => all.disposeAsync() };
};
