import type { ReactElement, ReactNode } from 'react';
import { brandOf, brandRules } from './brand.ts';
import { enhance } from './enhance.ts';
import type { PageContext } from './page-context.ts';
import { rules } from './styles/index.ts';

// Style sheet and script are inline: a traveller far away waits for one response instead of three. The nonce marks
// them as ours; they contain no user input.

const END = 'end';

const scriptText = `(${String(enhance)})(document)`;

const Style = ({ page, text }: { page: PageContext; text: string }): ReactElement => (
  // oxlint-disable-next-line react/no-danger -- React would escape what a style element takes as it is
  <style nonce={page.nonce} dangerouslySetInnerHTML={{ __html: text }} />
);

/** The reseller's colours, which override the document's defaults. */
export const BrandStyle = ({ page }: { page: PageContext }): ReactElement => (
  <Style page={page} text={brandRules(brandOf(page.reseller))} />
);

/** Comes last, because it works on the elements before it. */
export const Script = ({ page }: { page: PageContext }): ReactElement => (
  // oxlint-disable-next-line react/no-danger -- React would escape what a script element takes as it is
  <script nonce={page.nonce} dangerouslySetInnerHTML={{ __html: scriptText }} />
);

type DocumentProps = {
  page: PageContext;
  title: string;
  /** Shown only once it is complete, so that nothing moves while the page loads. */
  isWhole?: boolean;
  children: ReactNode;
};

export const Document = ({ page, title, isWhole = false, children }: DocumentProps): ReactElement => {
  const brand = brandOf(page.reseller);
  return (
    <html lang={page.language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <meta name="format-detection" content="telephone=no" />
        {brand.header !== undefined && <meta name="theme-color" content={`#${brand.header}`} />}
        <title>{title}</title>
        {isWhole && <link rel="expect" href={`#${END}`} blocking="render" />}
        <Style page={page} text={rules + brandRules(brand)} />
        {/* Avoids the request for an icon that a white-label page does not have. */}
        <link rel="icon" href="data:," />
      </head>
      <body className="traveller" inert={page.isPreview}>
        {children}
        {isWhole && <template id={END} />}
      </body>
    </html>
  );
};
