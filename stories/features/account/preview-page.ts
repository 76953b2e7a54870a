import { DEFAULT_ACCENT_COLOR } from '#domain/brand.ts';
import { isLanguage } from '#domain/languages.ts';
import type { Content, Visit } from '#traveller/page.ts';
import { renderPage } from '#traveller/render.tsx';
import { agents, profile } from '../../traveller/travellers.ts';

const visit: Visit = {
  url: 'https://store.example/esim/preview',
  language: 'en',
  userAgent: agents.iphone,
  storeName: 'Simshelf',
  help: {},
  nonce: 'c3Rvcnk',
  now: new Date('2026-03-20T12:00:00Z'),
  isPreview: true,
};

/** The page that the server would send to the frame; stories have no server. */
export const previewPage = ({ page, language, ...brand }: Record<string, string>): string => {
  const reseller = { name: '', accentColor: DEFAULT_ACCENT_COLOR, ...brand };
  const content: Content =
    page === 'installation' || page === 'customer'
      ? { kind: page, profile: profile({ resellerInformation: reseller }) }
      : { kind: 'invalid', reseller };
  const html = renderPage(content, isLanguage(language) ? { ...visit, language } : visit);
  return `data:text/html;charset=utf-8,${encodeURIComponent(html)}`;
};
