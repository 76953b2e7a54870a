import type { KoaContextWithOIDC } from 'oidc-provider';
import { renderErrorPage } from './pages/error-page.ts';
import { isPlainText } from './plain-text.ts';

/** The longest value is an ID token. */
const longestParameter = 4_096;

const fault = (name: string, value: string | string[] | undefined): string | undefined => {
  const texts = [name, ...[value ?? []].flat()];
  if (texts.some((text) => text.length > longestParameter)) return 'is too long';
  return texts.every(isPlainText) ? undefined : 'holds characters that cannot be used';
};

/** Refuses values that no parameter of the protocol can have, before they are stored, sent back or shown. */
export const refuseOddParameters =
  (storeName: string) =>
  async (ctx: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> => {
    const faults = Object.entries(ctx.query).flatMap(([name, value]) => {
      const found = fault(name, value);
      return found === undefined ? [] : [`${isPlainText(name) ? name.slice(0, 40) : 'A parameter'} ${found}`];
    });
    if (faults.length === 0) return next();
    ctx.status = 400;
    await renderErrorPage(
      ctx,
      { error: 'invalid_request', error_description: faults.join('; ') },
      undefined,
      storeName,
    );
  };
