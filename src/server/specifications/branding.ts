// The branding zip: images and snippets for a reseller's shop that show where its eSIMs come from.
import { strToU8, zipSync } from 'fflate';
import { toString as drawQrCode } from 'qrcode';
import { languages } from '#domain/languages.ts';
import { coloursStyleSheet, themes } from './brand.ts';
import { texts } from './branding-texts.ts';
import { drawBadge, drawLogo, drawMark, toPng } from './drawings.ts';
import { badgeSnippet, installationSnippet } from './snippets.ts';
import type { Store } from './store.ts';

/** A zip has no time zone and no date before 1980; one moment for all files keeps the bytes the same. */
const moment = new Date(1980, 0, 1);

type Files = Record<string, Uint8Array>;

/** Enough pixels for a screen of three times the usual density. */
const pngHeights = { mark: 512, logo: 192, badge: 168 };

const picture = async (name: string, drawing: string, height: number): Promise<Files> => ({
  [`${name}.svg`]: strToU8(drawing),
  [`${name}.png`]: await toPng(drawing, height),
});

const logos = ({ storeName }: Store): Promise<Files>[] =>
  themes.flatMap((theme) => [
    picture(`logo/mark-${theme}`, drawMark(storeName, theme), pngHeights.mark),
    picture(`logo/logo-${theme}`, drawLogo(storeName, theme), pngHeights.logo),
  ]);

const badges = ({ storeName }: Store): Promise<Files>[] =>
  languages.flatMap((language) =>
    themes.map((theme) =>
      picture(`badge/badge-${language}-${theme}`, drawBadge(storeName, texts[language].badge, theme), pngHeights.badge),
    ),
  );

const exampleLink = ({ publicUrl }: Store): string => `${publicUrl}/esim/profile?token=TOKEN&custom=true`;

const snippets = async (store: Store): Promise<Files> => {
  const perLanguage = languages.flatMap((language) => [
    [`snippets/badge-${language}.html`, strToU8(badgeSnippet(store, language))],
    [`snippets/installation-${language}.html`, strToU8(installationSnippet(exampleLink(store), language))],
  ]);
  const qrCode = await drawQrCode(exampleLink(store), { type: 'svg', margin: 4 });
  return { ...(Object.fromEntries(perLanguage) as Files), 'snippets/qr-code-example.svg': strToU8(qrCode) };
};

const readMes = ({ storeName }: Store): Files =>
  Object.fromEntries(
    languages.map((language) => [`README.${language}.md`, strToU8(texts[language].readMe(storeName))]),
  );

/** The whole zip. The same store gives the same bytes. */
export const brandingFor = async (store: Store): Promise<Uint8Array> => {
  const files: Files = {
    ...readMes(store),
    ...(Object.assign({}, ...(await Promise.all([...logos(store), ...badges(store)]))) as Files),
    ...(await snippets(store)),
    'colours.css': strToU8(coloursStyleSheet()),
  };
  const sorted = Object.fromEntries(Object.entries(files).sort(([one], [other]) => (one < other ? -1 : 1)));
  return zipSync(sorted, { mtime: moment, level: 9 });
};
