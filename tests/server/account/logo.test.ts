import { crc32, deflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bodyOf, newReseller, type Reseller, refusalOf, storefrontClient } from '#support/reseller.ts';
import { sellPackage } from '#support/sales.ts';
import { setCredit, shelve } from '#support/stock-setup.ts';
import { generousLimits, startTestServer, type TestServer } from '#support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
};

type PngOptions = { width?: number; height?: number; further?: Buffer[]; after?: Buffer };

/** A grey picture; its pixels are there for one row. */
const png = ({ width = 2, height = 1, further = [], after = Buffer.alloc(0) }: PngOptions = {}): Buffer => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(8, 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    ...further,
    chunk('IDAT', deflateSync(Buffer.alloc(1 + width))),
    chunk('IEND', Buffer.alloc(0)),
    after,
  ]);
};

const segment = (marker: number, data: Buffer): Buffer => {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(data.length + 2);
  return Buffer.concat([Buffer.from([0xff, marker]), length, data]);
};

/** The segments of a picture, with pixels that nobody looks at. */
const jpeg = ({ width = 2, height = 1, place = '' } = {}): Buffer => {
  const frame = Buffer.from([8, 0, 0, 0, 0, 1, 1, 0x11, 0]);
  frame.writeUInt16BE(height, 1);
  frame.writeUInt16BE(width, 3);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xe0, Buffer.from('JFIF\0\x01\x02\0\0\x01\0\x01\0\0', 'latin1')),
    segment(0xe1, Buffer.from(`Exif\0\0${place}`, 'latin1')),
    segment(0xfe, Buffer.from('A comment')),
    segment(0xc0, frame),
    segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
    Buffer.from([0x12, 0xff, 0x00, 0x34, 0xff, 0xd0, 0x56, 0xff, 0xd9]),
  ]);
};

const svg = (content: string, attributes = 'viewBox="0 0 40 20"'): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`);

const upload = (reseller: Pick<Reseller, 'api'>, file: Buffer) =>
  reseller.api.PUT('/users/current/brand/logo', { body: { picture: file.toString('base64') } });

const uploaded = async (reseller: Pick<Reseller, 'api'>, file: Buffer): Promise<string> =>
  (await bodyOf(upload(reseller, file))).uploadedLogoUrl ?? '';

/** What the public address responds with. */
const load = async (address: string) => {
  const response = await fetch(address);
  return { response, content: Buffer.from(await response.arrayBuffer()) };
};

const codeOf = async (answer: ReturnType<typeof upload>): Promise<string | undefined> => {
  const { error } = await answer;
  return (error as { errors?: { code: string }[] } | undefined)?.errors?.[0]?.code;
};

const sell = async (reseller: Reseller): Promise<string> => {
  const { id } = await shelve(reseller, 'Germany 1 GB');
  await setCredit(server, reseller, 10_000);
  const { customer } = await sellPackage(reseller, id);
  return new URL(customer.profileUrl).searchParams.get('token') ?? '';
};

const seenBy = async (token: string) => {
  const query = { token, includeResellerInformation: true };
  return (await bodyOf(storefrontClient(server).GET('/esim/profile', { params: { query } }))).resellerInformation;
};

describe('an uploaded logo', () => {
  test('is what travellers see, at an address of its own that browsers keep', async () => {
    const reseller = await newReseller(server);
    const token = await sell(reseller);
    const address = await uploaded(reseller, png());
    expect(address).toMatch(new RegExp(`^${server.url}/logos/[0-9a-f]{64}$`));
    expect((await seenBy(token))?.logoUrl).toBe(address);
    const page = await fetch(`${server.url}/esim/profile?${new URLSearchParams({ token, custom: 'true' }).toString()}`);
    expect(await page.text()).toContain(`src="${address}"`);
    const { response, content } = await load(address);
    expect(content).toEqual(png());
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    });
    expect((await fetch(address, { headers: { 'if-none-match': response.headers.get('etag') ?? '' } })).status).toBe(
      304,
    );
    // The same picture again is the same logo.
    expect(await uploaded(reseller, png())).toBe(address);
  });

  test('takes the place of an address, and an address takes its place', async () => {
    const reseller = await newReseller(server);
    const logoUrl = 'https://berg.example/logo.svg';
    await bodyOf(reseller.api.PUT('/users/current/brand', { body: { name: 'Berg', logoUrl } }));
    const first = await bodyOf(upload(reseller, png({ width: 5 })));
    expect(first).toMatchObject({ name: 'Berg' });
    expect(first).not.toHaveProperty('logoUrl');
    // A change of other fields leaves it.
    const named = await bodyOf(reseller.api.PUT('/users/current/brand', { body: { name: 'Tal' } }));
    expect(named.uploadedLogoUrl).toBe(first.uploadedLogoUrl);
    const second = await bodyOf(reseller.api.PUT('/users/current/brand', { body: { logoUrl } }));
    expect(second).toMatchObject({ logoUrl });
    expect(second).not.toHaveProperty('uploadedLogoUrl');
    expect((await load(first.uploadedLogoUrl ?? '')).response.status).toBe(404);
  });

  test('is gone from its address when it is removed or replaced, unless another reseller has it', async () => {
    const [one, other] = [await newReseller(server), await newReseller(server)];
    const file = png({ width: 7 });
    const address = await uploaded(one, file);
    expect(await uploaded(other, file)).toBe(address);
    const next = await uploaded(one, png({ width: 8 }));
    expect((await load(address)).response.status).toBe(200);
    expect((await other.api.DELETE('/users/current/brand/logo')).response.status).toBe(204);
    expect((await load(address)).response.status).toBe(404);
    expect((await bodyOf(one.api.GET('/users/current/brand'))).uploadedLogoUrl).toBe(next);
    expect((await other.api.DELETE('/users/current/brand/logo')).response.status).toBe(204);
    for (const path of ['/logos/1', `/logos/${'0'.repeat(64)}`, `/logos/${'Z'.repeat(64)}`]) {
      expect((await fetch(`${server.url}${path}`)).status).toBe(404);
    }
  });

  test('keeps nothing that cameras and programs note about a picture', async () => {
    const reseller = await newReseller(server);
    const text = chunk('tEXt', Buffer.from('Comment\0Taken at home'));
    const noted = png({ width: 3, further: [text], after: Buffer.from('<script>alert(1)</script>') });
    expect((await load(await uploaded(reseller, noted))).content).toEqual(png({ width: 3 }));
    const { response, content } = await load(await uploaded(reseller, jpeg({ place: 'N 47.6 E 11.5' })));
    expect(response.headers.get('content-type')).toBe('image/jpeg');
    expect(content.toString('latin1')).not.toMatch(/47\.6|Exif|comment/);
    expect(content.subarray(-9)).toEqual(jpeg().subarray(-9));
    expect(await uploaded(reseller, content)).toBe(response.url);
  });

  test('that is SVG keeps its look, without whatever runs or loads something', async () => {
    const reseller = await newReseller(server);
    const look =
      '<defs><linearGradient id="a"><stop offset="0" stop-color="#ff0"></stop></linearGradient></defs>' +
      '<style>.b{fill:url(#a)}</style><path class="b" d="M0 0h4v4z" style="stroke:#123"></path><use href="#c"></use>';
    const harm = `
      <script>alert(1)</script><script href="https://evil.example/a.js"/>
      <foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><script>alert(1)</script><p>Hello</p></body></foreignObject>
      <image href="https://evil.example/a.png"/><use href="https://evil.example/a.svg#b"/>
      <animate attributeName="href" to="javascript:alert(1)"/><set attributeName="onload" to="alert(1)"/>
      <style>@import 'https://evil.example/a.css';</style><style>.d{fill:u\\72l(https://evil.example)}</style>
      <a href="javascript:alert(1)" onclick="alert(1)"><rect onmouseover="alert(1)" fill="url(https://evil.example/#a)" width="1"/></a>
      <script xmlns="http://www.w3.org/1999/xhtml">alert(1)</script>`;
    const prefixed = '<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>';
    const address = await uploaded(
      reseller,
      svg(look + harm + prefixed, 'viewBox="0 0 40 20" onload="alert(1)" xmlns:xlink="http://www.w3.org/1999/xlink"'),
    );
    const { response, content } = await load(address);
    expect(response.headers.get('content-type')).toBe('image/svg+xml');
    const text = content.toString();
    expect(text.startsWith(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20">${look}`)).toBe(true);
    expect(text).toContain('<rect width="1"></rect>');
    expect(text).not.toMatch(/script|alert|evil|foreign|image|import|animate|<set|Hello|on\w+=/);
    // It is as clean as it gets.
    expect(await uploaded(reseller, content)).toBe(address);
  });

  const bomb = '<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;&a;">]>';
  const kinds: [string, () => Buffer, string][] = [
    ['a text', () => Buffer.from('This is a picture'), 'picture_unreadable'],
    ['a page', () => Buffer.from('<!doctype html><html><script>alert(1)</script></html>'), 'picture_unreadable'],
    ['a GIF', () => Buffer.from('GIF89a\x01\0\x01\0\0\0\0;', 'latin1'), 'picture_unreadable'],
    ['a PNG that is cut off', () => png().subarray(0, 40), 'picture_unreadable'],
    ['a PNG with a damaged byte', () => Buffer.from(png()).fill(0xaa, 50, 51), 'picture_unreadable'],
    [
      'a PNG of a length that no file has',
      () => Buffer.concat([png().subarray(0, 8), Buffer.alloc(8, 0xff)]),
      'picture_unreadable',
    ],
    ['a PNG with 2,001 columns', () => png({ width: 2_001 }), 'picture_too_large'],
    ['a PNG of billions of pixels', () => png({ height: 0x7f_ff_ff_ff }), 'picture_too_large'],
    ['a JPEG that is cut off', () => jpeg().subarray(0, -4), 'picture_unreadable'],
    ['a JPEG with 2,001 rows', () => jpeg({ height: 2_001 }), 'picture_too_large'],
    ['SVG that is not well-formed', () => svg('<g>'), 'picture_unreadable'],
    ['SVG without a size', () => svg('<path/>', ''), 'picture_unreadable'],
    ['SVG of no namespace', () => Buffer.from('<svg viewBox="0 0 1 1"/>'), 'picture_unreadable'],
    ['SVG with entities', () => Buffer.concat([Buffer.from(bomb), svg('<text>&b;</text>')]), 'picture_unreadable'],
    ['SVG that repeats itself', () => svg('<use href="#a"/>'.repeat(31)), 'picture_unreadable'],
    ['SVG with 5,001 elements', () => svg('<g/>'.repeat(5_000)), 'picture_unreadable'],
    ['SVG that is nested deeply', () => svg('<g>'.repeat(60) + '</g>'.repeat(60)), 'picture_unreadable'],
    ['SVG that is not UTF-8', () => Buffer.concat([Buffer.from([0xff, 0xfe]), svg('')]), 'picture_unreadable'],
    [
      'a file of 1 MB and a byte',
      () => Buffer.concat([png(), Buffer.alloc(1_000_001 - png().length)]),
      'picture_too_large',
    ],
  ];
  test.each(kinds)('is refused when it is %s, and the one before stays', async (_what, file, code) => {
    const reseller = await newReseller(server);
    const address = await uploaded(reseller, png());
    expect(await codeOf(upload(reseller, file()))).toBe(code);
    expect((await bodyOf(reseller.api.GET('/users/current/brand'))).uploadedLogoUrl).toBe(address);
  });

  test('needs a sign-in, and text that is base64', async () => {
    const api = storefrontClient(server);
    expect(await refusalOf(upload({ api }, png()))).toMatchObject({ status: 401 });
    expect(await refusalOf(api.DELETE('/users/current/brand/logo'))).toMatchObject({ status: 401 });
    const reseller = await newReseller(server);
    const body = { picture: 'data:image/png;base64,iVBO' };
    expect(await refusalOf(reseller.api.PUT('/users/current/brand/logo', { body }))).toMatchObject({ status: 400 });
  });

  test('is counted, so that nobody fills the log of the database', async () => {
    const limits = { ...generousLimits, logosPerReseller: { allowed: 1, seconds: 60 } };
    const strict = await startTestServer({ limits });
    try {
      const reseller = await newReseller(strict);
      await uploaded(reseller, png());
      expect(await refusalOf(upload(reseller, png({ width: 4 })))).toMatchObject({ status: 429 });
    } finally {
      await strict.stop();
    }
  });
});
