import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { BrandStyle, Document, Script } from './Document.tsx';
import type { Content, Kind, Visit } from './page.ts';
import { keptAddress } from './links.ts';
import { describePage, nameOf, type PageContext } from './page-context.ts';
import { isInsideApp } from './user-agent.ts';
import { titleOf, viewOf } from './views.tsx';

const END = '</body></html>';

const profileOf = (content: Content) => ('profile' in content ? content.profile : undefined);

const pageOf = (content: Content, visit: Visit): PageContext =>
  describePage(visit, 'reseller' in content ? content.reseller : profileOf(content)?.resellerInformation);

const fullTitle = ({ kind }: Content, page: PageContext): string =>
  [nameOf(page), titleOf(kind, page.texts)].filter((part) => part !== '').join(' - ');

/** Where the address of a page with codes goes once it is open (src/traveller/enhance.ts). */
const AddressToKeep = ({ content, page }: { content: Content; page: PageContext }): ReactElement | null => {
  const address = profileOf(content) && !isInsideApp(page.userAgent) ? keptAddress(page) : undefined;
  return address === undefined ? null : <template data-address={address} />;
};

/** The whole page as HTML. React escapes everything that a reseller or a customer typed. */
export const renderPage = (content: Content, visit: Visit): string => {
  const page = pageOf(content, visit);
  const document = (
    <Document page={page} title={fullTitle(content, page)} isWhole>
      {viewOf(content, page)}
      <AddressToKeep content={content} page={page} />
      <Script page={page} />
    </Document>
  );
  return `<!doctype html>${renderToStaticMarkup(document)}`;
};

/**
 * The beginning of a page whose data takes long: a spinner, until `renderLate` follows. Whose page it is, is not known
 * yet.
 */
export const renderWaiting = (kind: Kind, visit: Visit): string => {
  const page = describePage(visit);
  const document = (
    <Document page={page} title={titleOf(kind, page.texts)}>
      <output className="spinner">{page.texts.loading}</output>
    </Document>
  );
  return `<!doctype html>${renderToStaticMarkup(document).slice(0, -END.length)}`;
};

/** The rest of such a page, now in the reseller's colours. */
export const renderLate = (content: Content, visit: Visit): string => {
  const page = pageOf(content, visit);
  const rest = (
    <>
      <BrandStyle page={page} />
      {viewOf(content, page)}
      <template data-title={fullTitle(content, page)} />
      <AddressToKeep content={content} page={page} />
      <Script page={page} />
    </>
  );
  return `${renderToStaticMarkup(rest)}${END}`;
};
