import type { ReactElement, ReactNode } from 'react';
import { scriptAddress, stylesAddress } from './assets.ts';
import { brandOf } from './brand.ts';
import type { PageContext } from './page-context.ts';

export const Styles = ({ page }: { page: PageContext }): ReactElement => (
  <link rel="stylesheet" href={stylesAddress(brandOf(page.reseller))} />
);

type DocumentProps = { page: PageContext; title: string; children: ReactNode };

export const Document = ({ page, title, children }: DocumentProps): ReactElement => {
  const { header } = brandOf(page.reseller);
  return (
    <html lang={page.language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <meta name="format-detection" content="telephone=no" />
        {header !== undefined && <meta name="theme-color" content={`#${header}`} />}
        <title>{`${page.storeName} – ${title}`}</title>
        <Styles page={page} />
        {/* Spares the request for a picture that a white-label page does not have. */}
        <link rel="icon" href="data:," />
        <script src={scriptAddress} defer />
      </head>
      <body className="traveller">{children}</body>
    </html>
  );
};
