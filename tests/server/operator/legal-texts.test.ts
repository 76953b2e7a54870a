// Operators publish versions of the terms and of the privacy policy; resellers accept new terms.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changesOf } from '#support/audit.ts';
import { openDesk } from '#support/desk.ts';
import { type Operator, operatorClient, type OperatorSchemas } from '#support/operator-client.ts';
import {
  acceptCurrentTerms,
  bodyOf,
  newReseller,
  refusalOf,
  type Reseller,
  storefrontClient,
} from '#support/reseller.ts';
import { idOf } from '#support/stock-setup.ts';
import type { TestServer } from '#support/test-server.ts';

let server: TestServer;
let olivia: Operator;
let otto: Operator;
let reseller: Reseller;

beforeAll(async () => {
  ({ server, olivia, otto } = await openDesk());
  reseller = await newReseller(server);
});
afterAll(() => server.stop());

type Body = OperatorSchemas['LegalVersionRequest'];
type Document = OperatorSchemas['LegalDocument'];

const publish = (document: Document, body: Body, { desk }: Operator = olivia) =>
  desk.POST('/legal-texts/{document}/versions', { params: { path: { document } }, body });
const versionsOf = async (document: Document) => {
  const { items } = await bodyOf(olivia.desk.GET('/legal-texts'));
  return items.filter((one) => one.document === document).map(({ version, state }) => [version, state]);
};
const newest = async (document: Document) => (await versionsOf(document))[0]?.[0] as number;
const textsOf = (name: string) => ({ en: `## ${name}\n\nIn English.`, de: `## ${name}\n\nAuf Deutsch.` });

const provider = { path: { provider: 'simshelf' } };
const termsOf = ({ api }: Pick<Reseller, 'api'>) =>
  bodyOf(api.GET('/legal-content/{provider}/terms_and_conditions', { params: provider }));
const policyIn = (Locale: string) =>
  bodyOf(
    storefrontClient(server).GET('/legal-content/{provider}/privacy_policy', {
      params: { ...provider, header: { Locale } },
    }),
  );

test('a store begins with the first version of both texts', async () => {
  const { items } = await bodyOf(olivia.desk.GET('/legal-texts'));
  expect(items).toMatchObject([
    { document: 'TERMS', version: 1, state: 'IN_FORCE' },
    { document: 'PRIVACY', version: 1, state: 'IN_FORCE' },
  ]);
  expect(items[0]).not.toHaveProperty('operator');
});

describe('an operator', () => {
  test('publishes terms, which resellers are asked for again, and sees who accepted which', async () => {
    await acceptCurrentTerms(reseller);
    const seen = await newest('TERMS');
    const published = await bodyOf(publish('TERMS', { texts: textsOf('Second'), seen }));
    expect(published).toMatchObject({ version: seen + 1, state: 'IN_FORCE', operator: olivia.email });
    expect(await termsOf(reseller)).toMatchObject({
      currentVersion: String(seen + 1),
      content: '## Second\n\nIn English.',
      userNeedsToAccept: true,
      acceptedVersion: String(seen),
    });
    const accepted = async () => {
      const params = { path: { id: await idOf(server, reseller) } };
      return (await bodyOf(olivia.desk.GET('/resellers/{id}', { params }))).acceptedTerms?.version;
    };
    expect(await accepted()).toBe(String(seen));
    await acceptCurrentTerms(reseller);
    expect(await accepted()).toBe(String(seen + 1));
    expect(await termsOf(reseller)).toMatchObject({ userNeedsToAccept: false });
  });

  test('announces a version, which changes nothing until its day', async () => {
    const seen = await newest('PRIVACY');
    const before = await policyIn('en');
    const body = { texts: textsOf('Announced'), effectiveOn: '2999-12-31', seen };
    expect(await bodyOf(publish('PRIVACY', body))).toMatchObject({
      state: 'SCHEDULED',
      effectiveAt: '2999-12-31T00:00:00.000Z',
    });
    expect(await policyIn('en')).toEqual(before);
    await server.db.system`
      insert into legal_version (document, version, texts, effective_at)
      values ('PRIVACY', ${seen + 2}, ${server.db.system.json(textsOf('Soon'))}, now() + interval '1 second')`;
    expect(await versionsOf('PRIVACY')).toMatchObject([
      [seen + 2, 'SCHEDULED'],
      [seen + 1, 'REPLACED'],
      [seen, 'IN_FORCE'],
    ]);
    await expect.poll(async () => (await policyIn('de')).content, { timeout: 5_000 }).toBe('## Soon\n\nAuf Deutsch.');
    expect(await versionsOf('PRIVACY')).toMatchObject([
      [seen + 2, 'IN_FORCE'],
      [seen + 1, 'REPLACED'],
      [seen, 'REPLACED'],
    ]);
  });

  test('is recorded, and publishes the same version once', async () => {
    const seen = await newest('TERMS');
    const body = { texts: textsOf('Once'), seen };
    const first = await bodyOf(publish('TERMS', body));
    expect(await bodyOf(publish('TERMS', body))).toEqual(first);
    const [change, former] = (await changesOf(server, 'TERMS'))
      .filter(({ action }) => action === 'legal_text.published')
      .toReversed();
    expect(change).toEqual({
      action: 'legal_text.published',
      before: { version: seen },
      after: { version: seen + 1, effectiveAt: first.effectiveAt },
    });
    expect(former).toMatchObject({ after: { version: seen } });
  });

  test('overwrites nothing that another one published meanwhile', async () => {
    const seen = await newest('TERMS');
    const answers = await Promise.all([
      publish('TERMS', { texts: textsOf('Hers'), seen }),
      publish('TERMS', { texts: textsOf('His'), seen }, otto),
    ]);
    expect(new Set(answers.map(({ response }) => response.status))).toEqual(new Set([200, 409]));
    expect(answers.find(({ error }) => error)?.error?.code).toBe('legal_text_changed');
    expect(await newest('TERMS')).toBe(seen + 1);
  });

  test.each([
    ['a language missing', { texts: { ...textsOf('No'), de: ' \n ' } }, 'body.texts.de'],
    ['a day that is over', { effectiveOn: '2026-01-01' }, 'body.effectiveOn'],
    ['a day that no calendar has', { effectiveOn: '0000-01-01' }, 'body.effectiveOn'],
  ])('is refused %s', async (_what, part, field) => {
    const seen = await newest('TERMS');
    const { error } = await publish('TERMS', { texts: textsOf('No'), seen, ...part });
    expect(error).toMatchObject({ status: 400, errors: [{ field }] });
    expect(await newest('TERMS')).toBe(seen);
  });
});

describe('a draft', () => {
  const drafts = async ({ desk }: Operator = olivia) =>
    (await bodyOf(desk.GET('/legal-texts/{document}/drafts', { params: { path: { document: 'TERMS' } } }))).items;
  const save = (texts: Body['texts'], { desk }: Operator = olivia) =>
    desk.PUT('/legal-texts/{document}/draft', { params: { path: { document: 'TERMS' } }, body: { texts } });

  test('of each operator is kept apart, with who and when, and seen by the others', async () => {
    await bodyOf(save(textsOf('Hers')));
    await bodyOf(save(textsOf('His'), otto));
    await bodyOf(save(textsOf('Hers again')));
    expect(await drafts()).toMatchObject([
      { texts: textsOf('Hers again'), operator: olivia.email, isOwn: true },
      { texts: textsOf('His'), operator: otto.email, isOwn: false },
    ]);
    expect((await drafts(otto)).map(({ isOwn }) => isOwn)).toEqual([false, true]);
  });

  test('is gone when its operator publishes, and those of others stay', async () => {
    await bodyOf(save(textsOf('Hers')));
    await bodyOf(save(textsOf('His'), otto));
    await bodyOf(publish('TERMS', { texts: textsOf('Hers'), seen: await newest('TERMS') }));
    expect(await drafts()).toMatchObject([{ operator: otto.email }]);
  });

  test('may lack a language, which a version may not', async () => {
    const texts = { en: 'In English.', de: '' };
    await bodyOf(save(texts));
    expect(await drafts()).toContainEqual(expect.objectContaining({ texts, operator: olivia.email }));
    expect(await refusalOf(publish('TERMS', { texts, seen: await newest('TERMS') }))).toMatchObject({ status: 400 });
  });
});

test('a published version is never changed or removed', async () => {
  const { system } = server.db;
  await expect(system`update legal_version set texts = '{}'`).rejects.toThrow(/permission denied/);
  await expect(system`delete from legal_version`).rejects.toThrow(/permission denied/);
});

test('a reseller publishes nothing', async () => {
  const seen = await newest('TERMS');
  const desk = { ...olivia, desk: operatorClient(server, reseller.token) };
  expect(await refusalOf(publish('TERMS', { texts: textsOf('No'), seen }, desk))).toMatchObject({ status: 403 });
  expect(await newest('TERMS')).toBe(seen);
});

test.each(['0x1', '1e0', '+1', '%201', '1.0.0'])('the number of a version is not written as %s', async (version) => {
  const response = await fetch(`${server.url}/operator-api/legal-texts/PRIVACY/versions/${version}`, {
    headers: { authorization: `Bearer ${olivia.token}` },
  });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ errors: [{ field: 'path.version', code: 'invalid' }] });
});
