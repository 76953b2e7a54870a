import type { Decorator } from '@storybook/react-vite';
import { type ComponentType, type ReactElement, type ReactNode, useLayoutEffect, useMemo, useRef } from 'react';
import { fn } from 'storybook/test';
import type { ProfileResellerInformation } from '#contract/storefront/model/profileResellerInformation.ts';
import { brandOf, brandRules } from '#traveller/brand.ts';
import { enhance } from '#traveller/enhance.ts';
import { textsOf } from '#traveller/i18n/texts.ts';
import type { PageContext } from '#traveller/page-context.ts';
import { brandOfChoice } from '#storybook/brands.ts';
import type { Scenario } from '#storybook/scenarios.ts';
import { FailurePage, LinkInvalidPage } from '#traveller/pages/MessagePage.tsx';
import { rules } from '#traveller/styles/index.ts';
import { useLanguage } from '#web/i18n/use-language.ts';

/** The script's changes of the browser's address. */
export const address = { href: '', assign: fn(), reload: fn() };
export const entries = { replaceState: fn() };

type FrameProps = {
  visited: PageContext;
  /** In place of the page's own. */
  brand: ProfileResellerInformation | undefined;
  isDark: boolean;
  children: (page: PageContext) => ReactNode;
};

/** The document that the server puts around a page: the style sheet in the reseller's colours, and the script. */
const Frame = ({ visited, brand, isDark, children }: FrameProps): ReactElement => {
  const language = useLanguage();
  const page = useMemo(
    () => ({ ...visited, reseller: brand ?? visited.reseller, language, texts: textsOf(language) }),
    [visited, brand, language],
  );
  const body = useRef<HTMLDivElement>(null);
  // Before a play begins, as a script at the end of a document.
  useLayoutEffect(() => {
    address.href = `https://${page.host}${page.path}?token=${page.token ?? ''}`;
    if (body.current) enhance(body.current, address, entries);
  }, [page]);
  const styles = rules + brandRules(brandOf(page.reseller));
  return (
    <>
      <style>{isDark ? styles.replaceAll(/\(prefers-color-scheme:\s*dark\)/g, 'all') : styles}</style>
      <div className="traveller" ref={body}>
        {children(page)}
      </div>
    </>
  );
};

/** What the server sends instead of the page, in a scenario of the toolbar; the pages themselves call nothing. */
const inPlace: Partial<Record<Scenario, ComponentType<{ page: PageContext }>>> = {
  failing: FailurePage,
  signedOut: LinkInvalidPage,
};

/** Shows a page in its document, in the language, the theme, the brand and the scenario of the toolbar. */
export const inFrame: Decorator<{ page: PageContext }> = (Story, { args, globals }) => (
  <Frame visited={args.page} brand={brandOfChoice(globals['brand'])} isDark={globals['theme'] === 'dark'}>
    {(page) => {
      const Instead = inPlace[globals['scenario'] as Scenario];
      return Instead ? <Instead page={page} /> : <Story args={{ ...args, page }} />;
    }}
  </Frame>
);
