// Files for integrators below /api/specifications. They are public: none of them belongs to a reseller.
import { Hono } from 'hono';
import { DEFAULT_LANGUAGE, languages } from '#domain/languages.ts';
import type { Env } from '../http/env.ts';
import { sendFile, type StaticFile, staticFile } from '../http/static-file.ts';
import { brandingFor } from './branding.ts';
import { collectionFor, specificationFor } from './documents.ts';
import { guideFiles, guideFor } from './guide.ts';
import { guidePage } from './guide-page.ts';
import type { Store } from './store.ts';

type Download = {
  type: string;
  /** Shown by the browser instead of downloaded. */
  isPage?: true;
  make: () => Promise<string | Uint8Array>;
};

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

const yaml = async (value: unknown): Promise<string> => {
  const { stringify } = await import('yaml');
  // Long lines are not folded: descriptions keep their line breaks.
  return stringify(value, { lineWidth: 0 });
};

const specifications = (store: Store): Record<string, Download> =>
  Object.fromEntries(
    (['partner', 'storefront'] as const).flatMap((name) =>
      languages.flatMap((language) => {
        const make = () => specificationFor({ name, language }, store);
        const file = language === DEFAULT_LANGUAGE ? name : `${name}.${language}`;
        return [
          [`${file}.yaml`, { type: 'application/yaml', make: async () => yaml(await make()) }],
          [`${file}.json`, { type: 'application/json', make: async () => json(await make()) }],
        ];
      }),
    ),
  );

/**
 * The page, and the texts that it consists of. All are sent as plain text, because a browser would download what it
 * considers a program.
 */
const guide = (store: Store): Record<string, Download> => ({
  guide: {
    type: 'text/html; charset=utf-8',
    isPage: true,
    make: async () => guidePage(await guideFor('integrators.md', store), store),
  },
  ...Object.fromEntries(
    guideFiles.map((name) => [
      name,
      { type: 'text/plain; charset=utf-8', isPage: true, make: () => guideFor(name, store) },
    ]),
  ),
});

const downloads = (store: Store): Record<string, Download> => ({
  ...specifications(store),
  ...guide(store),
  [`${store.storeSlug}.postman_collection.json`]: {
    type: 'application/json',
    make: async () => json(await collectionFor(store)),
  },
  [`${store.storeSlug}-branding.zip`]: { type: 'application/zip', make: () => brandingFor(store) },
});

/** Made at the first request, then kept; revalidated by its version. */
const keep = ({ type, make }: Download): (() => Promise<StaticFile>) => {
  let file: Promise<StaticFile> | undefined;
  return () => (file ??= make().then((content) => staticFile(type, 'no-cache', Uint8Array.from(Buffer.from(content)))));
};

/** The documents as YAML and JSON, the request collection and the branding, below /api/specifications. */
export const createSpecificationDownloads = (store: Store): Hono<Env> => {
  const app = new Hono<Env>();
  for (const [name, download] of Object.entries(downloads(store))) {
    const file = keep(download);
    app.get(`/api/specifications/${name}`, async (c) =>
      sendFile(c, await file(), download.isPage ? {} : { 'content-disposition': `attachment; filename="${name}"` }),
    );
  }
  return app;
};
