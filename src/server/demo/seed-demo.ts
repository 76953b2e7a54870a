// The demo reseller of reference mode: a travel agency with a year behind it, for a first look at the product.
import { randomBytes, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { DEMO_EMAIL } from '#domain/demo.ts';
import type { StoreSecret } from '../core/encryption.ts';
import { newChannel, newClientId, SDK_KEY_PREFIX } from '../credentials/index.ts';
import type { Sql, TransactionSql } from '../db/connect.ts';
import { addUser, passwordCost, prepareRegistration } from '../identity/index.ts';
import { readInForce } from '../legal/index.ts';

const year = new URL('./demo-year.sql', import.meta.url);

export type DemoOptions = {
  /** The issuer of the embedded sign-in service. */
  issuer: string;
  secret: StoreSecret;
};

/** When it registered and got its channels: on the day of its bonus, before its first sale (demo-year.sql). */
const begunAt = (): Date => new Date(Date.now() - 366 * 86_400_000);

const person = { givenName: 'Marta', familyName: 'Berg' };

/** Frees its address; what was booked for it is never removed. */
const retire = async (tx: TransactionSql): Promise<void> => {
  const former = `former-${randomUUID()}@example.com`;
  await tx`update reseller set email = ${former} where email = ${DEMO_EMAIL}`;
  await tx`update identity_user set email = ${former} where email = ${DEMO_EMAIL}`;
};

/** Its account can be entered only from the landing page: its password is thrown away. */
const register = async (tx: TransactionSql): Promise<string> => {
  const password = randomBytes(32).toString('base64url');
  const user = await addUser(
    tx,
    await prepareRegistration(passwordCost, { ...person, email: DEMO_EMAIL, password, language: 'en' }),
  );
  if (!user) throw new Error(`${DEMO_EMAIL} is another user's address`);
  await tx`update identity_user set confirmed_at = now() where id = ${user.id}`;
  return user.id;
};

const addReseller = async (tx: TransactionSql, { issuer }: DemoOptions, subject: string): Promise<string> => {
  const { version } = await readInForce(tx, 'TERMS');
  const [reseller] = await tx<[{ resellerId: string }]>`
    insert into reseller ${tx({
      resellerId: randomUUID(),
      issuer,
      subject,
      email: DEMO_EMAIL,
      firstName: person.givenName,
      lastName: person.familyName,
      companyName: 'Berg Reisen GmbH',
      taxId: 'DE136695976',
      country: 'DE',
      addressLine1: 'Marktplatz 4',
      postalCode: '83646',
      townOrDistrict: 'Bad Tölz',
      brandName: 'Berg Reisen',
      accentColor: '#0b6e4f',
      headerColor: '#12372a',
      contactEmail: 'hallo@berg-reisen.example',
      contactPhone: '+49 8041 123456',
      displayCurrency: 'EUR',
      termsAccepted: String(version),
      termsAcceptedAt: new Date(),
      createdAt: begunAt(),
    })} returning reseller_id`;
  return reseller.resellerId;
};

const addChannels = async (tx: TransactionSql, { secret }: DemoOptions, resellerId: string): Promise<void> => {
  for (const [type, name, prefix] of [
    ['API', 'Web shop', ''],
    ['SDK', 'Travel app', SDK_KEY_PREFIX],
  ] as const) {
    const { id, secretDigest, secretEncrypted } = newChannel(secret, prefix);
    const isDefault = true;
    const createdAt = begunAt();
    const clientId = newClientId();
    await tx`
      insert into channel ${tx({ id, resellerId, type, name, clientId, secretDigest, secretEncrypted, isDefault, createdAt })}`;
  }
};

/** Makes the demo reseller again, with a year that ends now. `owner` is the owner of the embedded database. */
export const seedDemo = async (owner: Sql, options: DemoOptions): Promise<void> => {
  const statements = await readFile(year, 'utf8');
  // Its audit is as old as its sales.
  await owner`select make_months(now() - interval '13 months', now(), 'audit_entry')`;
  await owner.begin(async (tx) => {
    await retire(tx);
    const resellerId = await addReseller(tx, options, await register(tx));
    await tx`select set_config('app.reseller_id', ${resellerId}, true)`;
    await addChannels(tx, options, resellerId);
    await tx.unsafe(statements);
  });
  await owner`analyze`;
};

/** Makes the demo reseller unless there is one. */
export const ensureDemo = async (owner: Sql, options: DemoOptions): Promise<void> => {
  const [known] = await owner`select from reseller where email = ${DEMO_EMAIL}`;
  if (!known) await seedDemo(owner, options);
};
