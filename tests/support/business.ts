// A store that is open for business, from environment variables alone, and everything around it in processes of its own: Stripe's
// stand-in, eSIM Go's, another store that supplies, a mail server, and a proxy that ends TLS in front of each.
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import tls from 'node:tls';
import type { Database } from '#server/db/connect.ts';
import { createCertificate } from './certificates.ts';
import { createHome } from './database-home.ts';
import { connectTo } from './embedded-home.ts';
import { type EsimGoStandIn, startEsimGo } from './esim-go.ts';
import { type MailServer, startMailServer } from './mail-server.ts';
import { channelOf, newReseller, type Reseller } from './reseller.ts';
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

/** `offered` is a package of the other store. */
export const openForBusiness = async (offered: string): Promise<Business> => {
  const [home, supplierHome] = [createHome(), createHome()];
  const authority = createCertificate({ name: 'Authority of the tests' });
  const trusted = path.join(supplierHome, 'authority.pem');
  writeFileSync(trusted, authority.cert);
  const trustedBefore = tls.getCACertificates('default');
  tls.setDefaultCACertificates([...trustedBefore, authority.cert]);
  const trust = { NODE_EXTRA_CA_CERTS: trusted };
  const certificateOf = (host: string) => createCertificate({ name: host, hosts: [host], issuer: authority });

  const [mail, stripe, esimGo, other] = await Promise.all([
    startMailServer(),
    startStripe(trust, keys),
    startEsimGo(trust),
    startServerProcess(supplierHome),
  ]);
  let running: ServerProcess | undefined;
  const local = certificateOf('localhost');
  const fronts: TlsFront[] = await Promise.all([
    startTlsFront(certificateOf('api.stripe.com'), () => stripe.settings.address.href),
    startTlsFront(local, () => esimGo.settings.url),
    startTlsFront(local, () => other.url),
    startTlsFront(local, () => running?.url ?? ''),
  ]);
  const [stripeFront, esimGoFront, supplierFront, front] = fronts as [TlsFront, TlsFront, TlsFront, TlsFront];

  const supplier = { url: other.url, db: connectTo(supplierHome) };
  const account: Reseller = await newReseller({ url: other.url });
  await addCredit(supplier, account, priceOf(await shelve(account, offered)) * 100);
  const channel = await channelOf(account);

  const secret = newSecret()[0].toString('base64');
  const settings = {
    ...trust,
    NODE_OPTIONS: `--import=${pathToFileURL(path.join(import.meta.dirname, 'lead-to-stand-in.ts')).href}`,
    STRIPE_STAND_IN_PORT: String(stripeFront.port),
    STORE_MODE: 'production',
    SECRET: secret,
    SMTP_URL: mail.url,
    MAIL_FROM: 'Simshelf <store@example.com>',
    STRIPE_SECRET_KEY: keys.secretKey,
    STRIPE_WEBHOOK_SECRET: keys.webhookSecret,
    ESIM_GO_API_KEY: esimGo.settings.apiKey,
    ESIM_GO_URL: `${esimGoFront.url}${new URL(esimGo.settings.url).pathname}`,
    SUPPLY_STORE_URL: supplierFront.url,
    SUPPLY_STORE_CLIENT_ID: channel.clientId,
    SUPPLY_STORE_CLIENT_SECRET: channel.clientSecret,
    LOG_LEVEL: 'error',
  };
  const start = () => startServerProcess(home, front.url, 'src/server/main.ts', settings);
  running = await start();
  const store = { url: front.url, db: connectTo(home, secret) };
  await stripe.order('endpoint', { url: `${front.url}/payment-gateway/stripe` });
  await esimGo.order('endpoint', { url: `${front.url}/supply-gateway/esim-go` });

  return {
    mail,
    stripe,
    esimGo,
    supplier,
    store,
    restart: async () => {
      await store.db.close();
      await running?.stop();
      running = await start();
      // Its database listens on another port now.
      store.db = connectTo(home, secret);
    },
    stop: async () => {
      await Promise.all([store.db.close(), supplier.db.close()]);
      await running?.stop();
      await other.stop();
      await Promise.all([stripe.stop(), esimGo.stop(), mail.close(), ...fronts.map((one) => one.stop())]);
      tls.setDefaultCACertificates(trustedBefore);
      for (const place of [home, supplierHome]) rmSync(place, { recursive: true, force: true, maxRetries: 5 });
    },
  };
};
