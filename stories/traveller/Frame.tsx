import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import { fn } from 'storybook/test';
import { brandOf, brandRules } from '#traveller/brand.ts';
import { enhance } from '#traveller/enhance.ts';
import type { PageContext } from '#traveller/page-context.ts';
import { rules } from '#traveller/styles/index.ts';

/** The script's changes of the browser's address. */
export const address = { href: '', assign: fn(), reload: fn() };

type FrameProps = { page: PageContext; isDark: boolean; children: ReactNode };

/** The document that the server puts around a page: the style sheet in the reseller's colours, and the script. */
export const Frame = ({ page, isDark, children }: FrameProps): ReactElement => {
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    address.href = `https://${page.host}${page.path}?token=${page.token ?? ''}`;
    if (body.current) enhance(body.current, address);
  }, [page]);
  const styles = rules + brandRules(brandOf(page.reseller));
  return (
    <>
      <style>{isDark ? styles.replaceAll(/\(prefers-color-scheme:\s*dark\)/g, 'all') : styles}</style>
      <div className="traveller" ref={body}>
        {children}
      </div>
    </>
  );
};
