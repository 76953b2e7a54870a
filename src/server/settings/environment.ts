// The settings: environment variables, each with its form, its default and an example.
import { z } from 'zod';
import { storeModes } from '#domain/store-mode.ts';
import { fraction, line, oneOf, wholeNumber } from '../core/setting-forms.ts';
import { transferForms, webhookKeyPattern } from '../gateways/index.ts';
import { transportSecurities } from '../http/security-headers.ts';
import { tokenAlgorithms, tokenTypes } from '../http/web-tokens.ts';
import { sellerForms } from './seller.ts';
import {
  apiBases,
  baseAddress,
  certificateFile,
  databaseAddress,
  databasePlace,
  hostAddresses,
  issuer,
  list,
  mailbox,
  prefix,
  proxies,
  siteAddress,
  smtpAddress,
  stripeKey,
  stripeSecret,
  text,
  timeZone,
  webAddress,
} from './forms.ts';

/**
 * The environment variables. An empty one counts as unset. The comment of each is its entry in docs/settings.md, where
 * `npm run settings` writes it.
 */
export const environment = z.object({
  /** The port to listen at; 0 takes a free one. Default: `8080`. Example: `80`. */
  PORT: wholeNumber(0, 65_535).default(8080),
  /**
   * The address to listen at. Use `127.0.0.1` where the proxy is on the same machine. Default: every address of the
   * machine. Example: `127.0.0.1`.
   */
  HOST: text,
  /**
   * The address that visitors use, without a path, behind a proxy that ends TLS. Default: in reference mode
   * `http://localhost:PORT`. Example: `https://store.example`.
   */
  PUBLIC_URL: siteAddress.optional(),
  /**
   * Where the web app calls the API, by the host of its page: `pattern=address` pairs, separated by spaces. `*` matches
   * any text, and the first match applies. Default: the host of the page. Example:
   * `staging.*=https://api.staging.example`.
   */
  API_BASES: apiBases.optional(),
  /**
   * Your own PostgreSQL, 15 or newer and with ICU, as its owner; several processes need it. Of several hosts, separated
   * by commas, the primary is used. Default: the embedded database. Example:
   * `postgres://store:secret@db.internal/store`.
   */
  DATABASE_URL: databaseAddress.optional(),
  /**
   * The login of that PostgreSQL for requests, where the owner has no right to create it (decision 21). Default: the
   * owner creates it. Example: `postgres://app:secret@db.internal/store`.
   */
  DATABASE_APP_URL: databaseAddress.optional(),
  /**
   * The login for jobs and look-ups. Set both logins or neither. Default: the owner creates it. Example:
   * `postgres://system:secret@db.internal/store`.
   */
  DATABASE_SYSTEM_URL: databaseAddress.optional(),
  /**
   * PgBouncer in transaction mode, for the requests; logins and database are those of the other addresses
   * (docs/cluster.md). Default: requests connect directly. Example: `postgres://127.0.0.1:6432`.
   */
  DATABASE_POOLER_URL: databasePlace.optional(),
  /**
   * Replicas, for lists, charts, exports and the catalogue of the app, which may be a second old (decision 118). Not
   * through a pooler. Default: the primary answers everything. Example: `postgres://db1.internal,db2.internal`.
   */
  DATABASE_READ_URL: databasePlace.optional(),
  /** The name of the store, as shown everywhere. Default: `Simshelf`. Example: `Berg Mobile`. */
  STORE_NAME: line(60).default('Simshelf'),
  /**
   * First word of the partner API's addresses. Integrators write it into their programs, so it should outlive a change
   * of the name. Default: the name in lower case; `partner` where a page has that address. Example: `bergmobile`.
   */
  PARTNER_PREFIX: prefix.optional(),
  /**
   * `reference` simulates payments, supply and mail; `staging` and `production` simulate nothing. Default: `reference`.
   * Example: `production`.
   */
  STORE_MODE: oneOf(storeModes).default('reference'),
  /**
   * An OpenID provider that resellers sign in with, exactly as its tokens name it. Default: the embedded provider.
   * Example: `https://id.example.com`.
   */
  OIDC_ISSUER: issuer.optional(),
  /**
   * The only algorithm with which that provider signs access tokens: `ES256`, `RS256` or `PS256`. Others are refused.
   * Default: `ES256`. Example: `RS256`.
   */
  OIDC_ALGORITHM: oneOf(tokenAlgorithms).optional(),
  /**
   * The `typ` of its access tokens: `at+jwt` (RFC 9068), `JWT`, or `absent` where they have none. Others are refused.
   * Default: `at+jwt`. Example: `JWT`.
   */
  OIDC_TOKEN_TYPE: oneOf(tokenTypes).optional(),
  /**
   * 32 bytes in hex or base64, with which secrets in the database are encrypted. Keep it. Default: made once in
   * reference mode. Example: the output of `openssl rand -hex 32`.
   */
  SECRET: text,
  /**
   * Former secrets that are still accepted while `SECRET` is replaced, separated by spaces (decision 70). Default:
   * none. Example: the former `SECRET`.
   */
  SECRET_PREVIOUS: list,
  /**
   * The mail server, or its stand-in, which `production` refuses. Default: in reference mode an inbox page. Example:
   * `smtps://user:password@mail.example.com`.
   */
  SMTP_URL: smtpAddress.optional(),
  /**
   * The sender of the store's mail: an address, or a name with an address. Needed with `SMTP_URL`. Default: none.
   * Example: `My Store <store@example.com>`.
   */
  MAIL_FROM: mailbox.optional(),
  /**
   * A secret or restricted key of the Stripe account that payments go to. `production` refuses test keys. Default: in
   * reference mode a simulated page. Example: a key that begins with `sk_live_`.
   */
  STRIPE_SECRET_KEY: stripeKey.optional(),
  /**
   * Signing secret of the endpoint that sends Stripe's events to `PUBLIC_URL` + `/payment-gateway/stripe`. Needed with
   * `STRIPE_SECRET_KEY`. Default: none. Example: a secret that begins with `whsec_`.
   */
  STRIPE_WEBHOOK_SECRET: stripeSecret.optional(),
  /**
   * Stripe's stand-in, in place of Stripe itself, for a rehearsal (`docs/operate.md`). It needs a test key; `production`
   * refuses it. Default: Stripe. Example: `http://127.0.0.1:12111`.
   */
  STRIPE_URL: siteAddress.optional(),
  /**
   * The bank account to which resellers can transfer money. Operators settle the transfers (decision 63). Default: no
   * transfers; in reference mode a simulated page. Example: `DE89370400440532013000`.
   */
  BANK_TRANSFER_IBAN: transferForms.iban.optional(),
  /**
   * The holder of that account, as the bank has it. Needed with `BANK_TRANSFER_IBAN`. Default: none. Example: `Simshelf
   * GmbH`.
   */
  BANK_TRANSFER_HOLDER: transferForms.holder.optional(),
  /** BIC of that account, for transfers from elsewhere. Default: none. Example: `COBADEFF370`. */
  BANK_TRANSFER_BIC: transferForms.bic.optional(),
  /**
   * The currencies that the account takes, separated by spaces. Resellers with credit in one of them can transfer.
   * Default: `EUR`. Example: `EUR USD`.
   */
  BANK_TRANSFER_CURRENCIES: transferForms.currencies.optional(),
  /** How many days a payment waits for its money, 1 to 30. Default: `14`. Example: `7`. */
  BANK_TRANSFER_DAYS: transferForms.days.optional(),
  /**
   * The legal name of the company that sells, with its form, as every invoice and credit note names it. `production`
   * needs it, the address and the VAT number. Default: none. Example: `Berg Mobile GmbH`.
   */
  SELLER_NAME: line(120).optional(),
  /** Street and number of that company. Default: none. Example: `Hafenstraße 7`. */
  SELLER_STREET: line(120).optional(),
  /** Its postal code. Default: none. Example: `20457`. */
  SELLER_POSTAL_CODE: line(20).optional(),
  /** Its town. Default: none. Example: `Hamburg`. */
  SELLER_CITY: line(80).optional(),
  /**
   * The member state of the EU that it is established in, by its code: businesses there pay VAT, those of other member
   * states owe it themselves. Default: `DE`. Example: `AT`.
   */
  SELLER_COUNTRY: sellerForms.country.default('DE'),
  /** Its VAT number, of that country. Default: none. Example: `DE136695976`. */
  SELLER_VAT_NUMBER: sellerForms.vatNumber.optional(),
  /** Its tax number, where invoices should name it too. Default: none. Example: `48/123/45678`. */
  SELLER_TAX_NUMBER: line(40).optional(),
  /** Where it is registered, in one line. Default: none. Example: `Amtsgericht Hamburg, HRB 12345`. */
  SELLER_REGISTER: line(120).optional(),
  /** Its bank account, in one line. Default: none. Example: `IBAN DE89 3704 0044 0532 0130 00`. */
  SELLER_BANK: line(120).optional(),
  /** The time zone of the dates on invoices. Default: `Europe/Berlin`. Example: `Europe/Vienna`. */
  SELLER_TIME_ZONE: timeZone.default('Europe/Berlin'),
  /**
   * The register that says whether the VAT numbers of businesses in other member states exist (decision 129), or its
   * stand-in, which `production` refuses. Default: numbers count by their form and check digits. Example:
   * `https://ec.europa.eu/taxation_customs/vies/rest-api`.
   */
  VIES_URL: baseAddress.optional(),
  /**
   * The rates by which invoices name their VAT in the currency of the seller's member state (decision 148): the daily file of
   * the European Central Bank, or its stand-in, which `production` refuses. Default: in reference mode a simulator; otherwise
   * invoices name the VAT in the currency of the payment alone. Example:
   * `https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml`.
   */
  ECB_URL: baseAddress.optional(),
  /**
   * Another store of this kind where packages are ordered (decision 55), with the first word of its partner API's
   * addresses unless that is `simshelf`. Default: none. Example: `https://store.example/bergmobile`.
   */
  SUPPLY_STORE_URL: baseAddress.optional(),
  /**
   * Client id of a channel of your account at that store. Needed with `SUPPLY_STORE_URL`. Default: none. Example:
   * `sim_5Jb1mPq0`.
   */
  SUPPLY_STORE_CLIENT_ID: text,
  /** Client secret of that channel. Needed with `SUPPLY_STORE_URL`. Default: none. Example: the secret shown there. */
  SUPPLY_STORE_CLIENT_SECRET: text,
  /**
   * The key on that store's page for webhooks. Set `PUBLIC_URL` + `/supply-gateway/store` there as the address of the
   * types `ESIM_STATUS`, `COUNTRY_CHANGE`, `BALANCE_ALERT` and `BALANCE_ACTIVATION`. Without it, use is known minutes
   * later. Default: none. Example: a key that begins with `whpk_`.
   */
  SUPPLY_STORE_WEBHOOK_KEY: z
    .string()
    .regex(webhookKeyPattern, { error: 'must be whpk_ and 32 bytes in base64' })
    .optional(),
  /**
   * The API key of an organisation at eSIM Go with which packages are ordered (decision 56). Nobody else must order
   * with it, refunds must be enabled, and its currency must be US dollars. Set `PUBLIC_URL` + `/supply-gateway/esim-go`
   * as the callback URL in their portal, version 3. Default: none. Example: the key shown in their portal.
   */
  ESIM_GO_API_KEY: text,
  /**
   * Another address of that API, with its version, or that of a stand-in on this machine, which `production` refuses.
   * Default: `https://api.esim-go.com/v2.5`. Example: `https://api.esim-go.com/v2.6`.
   */
  ESIM_GO_URL: baseAddress.optional(),
  /**
   * Calls that all processes together send there in a second. Default: `10`, their limit for an organisation. Example:
   * `5`.
   */
  ESIM_GO_CALLS_PER_SECOND: wholeNumber(3, 1_000).optional(),
  /**
   * How long a call that was not answered can still be carried out there. An order is not sent again before that.
   * Default: `600`, according to them. Example: `900`.
   */
  ESIM_GO_SETTLING_SECONDS: wholeNumber(1, 3_600).optional(),
  /**
   * A feedback survey, shown in a frame to signed-in users. Default: none. Example: `https://survey.example.com/store`.
   */
  SURVEY_URL: webAddress.optional(),
  /**
   * The service that receives page views: a POST with a JSON list of paths and times. Default: none. Example:
   * `https://views.example.com/collect`.
   */
  ANALYTICS_URL: webAddress.optional(),
  /** The page about the team's vision. Default: a page of the app. Example: `https://example.com/vision`. */
  TEAM_VISION_URL: webAddress.optional(),
  /**
   * The terms, linked when the store's own cannot be loaded. Default: no link. Example: `https://example.com/terms`.
   */
  TERMS_URL: webAddress.optional(),
  /** The privacy policy, in the same way. Default: no link. Example: `https://example.com/privacy`. */
  PRIVACY_URL: webAddress.optional(),
  /**
   * The countries that packages cover, for travellers. Default: a page of the store. Example:
   * `https://example.com/countries`.
   */
  COUNTRY_COVERAGE_URL: webAddress.optional(),
  /**
   * The devices that support eSIM, for travellers. Default: a page of the store. Example:
   * `https://example.com/devices`.
   */
  SUPPORTED_DEVICES_URL: webAddress.optional(),
  /**
   * The form to request another sales channel. `type` is added to its query. Default: a form of the store. Example:
   * `https://example.com/channel`.
   */
  CHANNEL_REQUEST_URL: webAddress.optional(),
  /**
   * The form to apply for a discount. `email`, `firstName`, `discountRate` and `pricingGroup` are added to its query.
   * Default: a form of the store. Example: `https://example.com/discount`.
   */
  DISCOUNT_REQUEST_URL: webAddress.optional(),
  /**
   * The page to register at the exchange. Default: the page of the reference exchange. Example:
   * `https://exchange.example.com/register`.
   */
  EXCHANGE_REGISTRATION_URL: webAddress.optional(),
  /**
   * The text of your own banner on the page of the credit, shown unchanged in every language. Default: a banner about
   * the prices. Example: `Top up by Friday and get 5 % more`.
   */
  CREDITS_BANNER_TEXT: line(300).optional(),
  /** The page that this banner leads to. Default: no link. Example: `https://example.com/offer`. */
  CREDITS_BANNER_URL: webAddress.optional(),
  /** The words of that link. Default: its address. Example: `See the offer`. */
  CREDITS_BANNER_LINK: line(60).optional(),
  /**
   * In US dollars: another operator has to confirm larger changes of a reseller's credit, larger refunds and larger
   * transfers. In an operator's own account, another operator confirms every amount. Default: `500`. Example: `1000`.
   */
  CONFIRM_CREDIT_ABOVE: wholeNumber(0, 1_000_000).default(500),
  /**
   * In percent: another operator has to confirm a higher discount of a reseller, and any discount of an operator's own
   * account. Default: `50`. Example: `30`.
   */
  CONFIRM_DISCOUNT_ABOVE: wholeNumber(0, 100).default(50),
  /**
   * In percent: another operator has to confirm rules that lower a price further, a rate that moves further, and
   * everything that sells below cost. Default: `20`. Example: `10`.
   */
  CONFIRM_PRICE_ABOVE: wholeNumber(0, 100).default(20),
  /**
   * In whole US dollars: credit that a new reseller gets, once for each mailbox and 5 times a day for each network (in
   * reference mode not counted for browsers on this machine). 0 switches it off. Default: `5`. Example: `0`.
   */
  WELCOME_BONUS: wholeNumber(0, 1_000).default(5),
  /**
   * For how many days events for webhooks are kept with their attempts: 8 to 30, because what was given up within a week
   * can be sent again. Default: `30`. Example: `14`.
   */
  EVENTS_KEPT_DAYS: wholeNumber(8, 30).default(30),
  /**
   * For how many days is kept what was done or tried with an account: 7 to 90. Default: `90`. Example: `30`.
   */
  SIGN_INS_KEPT_DAYS: wholeNumber(7, 90).default(90),
  /**
   * Receivers of webhooks in your own network, for a rehearsal (`docs/operate.md`): `name=address` pairs, separated by
   * spaces. With it, webhooks may go over http and to any port; `production` refuses it. Default: none, only receivers
   * in the public internet. Example: `receivers.example=127.0.0.1`.
   */
  WEBHOOK_STAND_INS: hostAddresses.optional(),
  /**
   * The directory of the embedded database, and of the secret of reference mode. Default: `.data` in the project.
   * Example: `/var/lib/simshelf`.
   */
  DATA_HOME: text,
  /**
   * Addresses and networks of the proxies in front, separated by spaces. Only these are trusted to name the visitor
   * that they forward for; the log warns of another one. Default: none. Example: `127.0.0.1 10.0.0.0/8`.
   */
  TRUSTED_PROXIES: proxies.default([]),
  /**
   * What browsers are told to reach by https alone, for two years: `host` the host of the store, `subdomains` the hosts
   * below it as well, `preload` also those of a browser that was never here, once the address is entered at
   * hstspreload.org. `off` takes it back. Default: `subdomains`. Example: `host`, where the store is at `example.com`.
   */
  HSTS: oneOf(transportSecurities).default('subdomains'),
  /**
   * Connections to the database that requests of a process use; jobs use a quarter as many. Default: `20`. Example:
   * `40`.
   */
  DATABASE_POOL: wholeNumber(1, 200).default(20),
  /** `off` leaves out the demo store of reference mode. Other modes have none. Default: `on`. Example: `off`. */
  DEMO: oneOf(['on', 'off']).default('on'),
  /**
   * `off` takes the service worker out of every browser that comes by, with all that it has stored: the till then needs a
   * network. Default: `on`. Example: `off`.
   */
  SERVICE_WORKER: oneOf(['on', 'off']).default('on'),
  /**
   * `off` for a process that only answers requests. At least one process needs it `on`: jobs, deliveries and automatic
   * top-ups. Default: `on`. Example: `off`.
   */
  BACKGROUND_WORK: oneOf(['on', 'off']).default('on'),
  /** The port at which Prometheus reads `/metrics`; 0 takes a free one. Default: no metrics. Example: `9464`. */
  METRICS_PORT: wholeNumber(0, 65_535).optional(),
  /**
   * The address that this port is bound to. Default: `127.0.0.1`, which only this machine reaches. Example: `10.0.0.5`.
   */
  METRICS_HOST: text,
  /**
   * The OpenTelemetry collector that traces are sent to, by OTLP over HTTP (decision 71). Default: no traces. Example:
   * `http://127.0.0.1:4318`.
   */
  OTEL_EXPORTER_OTLP_ENDPOINT: baseAddress.optional(),
  /** The name of the store in these traces. Default: `STORE_NAME` in lower case. Example: `bergmobile`. */
  OTEL_SERVICE_NAME: text,
  /** The share of requests and jobs that are traced, 0 to 1. Default: `1`. Example: `0.05`. */
  OTEL_TRACES_SAMPLER_ARG: fraction(0, 1).default(1),
  /**
   * A file of certificates (PEM) of your own authorities, for a database, a mail server or a supplier in your network.
   * Node itself reads it. Default: none. Example: the path `/etc/ssl/internal.pem`.
   */
  NODE_EXTRA_CA_CERTS: certificateFile.optional(),
  /**
   * `info` writes a line for every request, `warn` only unusual ones. Default: `info`; in reference mode `warn`.
   * Example: `warn`.
   */
  LOG_LEVEL: oneOf(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).optional(),
});
