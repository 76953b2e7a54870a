// Flags as images for clients that show no SVG: each is drawn once and kept in memory.
import { renderAsync } from '@resvg/resvg-js';
import { isCountry } from '#domain/countries.ts';
import type { Caller } from '../core/caller.ts';
import { orNotFound } from '../db/lookup.ts';
import { etagOf, isKnown } from '../core/etag.ts';
import { reply } from '../http/explicit-reply.ts';
import type { Input } from '../http/input.ts';

type Flag = { body: Uint8Array<ArrayBuffer>; etag: string };

const FLAG_WIDTH_PX = 480; // openapi/partner/esim.yaml
const KEPT_FOR = 'public, max-age=86400';

const flags = new Map<string, Promise<Flag>>();

/** Loaded with the first requested flag: 250 files are too much for every start of the server. */
const drawings = (): Promise<Readonly<Record<string, string>>> => import('country-flag-icons/string/3x2');

const draw = async (code: string): Promise<Flag> => {
  const svg = orNotFound((await drawings())[code]);
  const image = await renderAsync(svg, { fitTo: { mode: 'width', value: FLAG_WIDTH_PX } });
  const body = new Uint8Array(image.asPng());
  return { body, etag: etagOf(body) };
};

const flagOf = (code: string): Promise<Flag> => {
  const flag = flags.get(code) ?? draw(orNotFound(isCountry(code) ? code : undefined));
  flags.set(code, flag);
  return flag;
};

/** The flag as PNG, or 304 for a caller that has it. 404 when there is no such country. */
export const getCountryFlag = async (
  _deps: object,
  _caller: Caller,
  { params, headers: given }: Input<'getCountryFlag'>,
) => {
  const { body, etag } = await flagOf(params.countryCode.toUpperCase());
  const headers = { ETag: etag, 'Cache-Control': KEPT_FOR };
  const isSame = isKnown(etag, given['If-None-Match']);
  return isSame ? reply({ status: 304, headers }) : reply({ status: 200, headers, body });
};
