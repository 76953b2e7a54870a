import { configuration } from './configuration.ts';

/** The environment variable for the address of each form (src/server/config.ts). */
export const requestFormSettings = { channel: 'CHANNEL_REQUEST_URL', discount: 'DISCOUNT_REQUEST_URL' } as const;

export type RequestForm = keyof typeof requestFormSettings;

/**
 * Address of a form of the survey service, prefilled with the reseller's data. Undefined without one configured: then
 * `paths.requestForm` leads to a page that says which setting is missing (STO-047, PRI-007).
 */
export const requestFormHref = (form: RequestForm, known: Record<string, string>): string | undefined => {
  const address = form === 'channel' ? configuration.channelRequestUrl : configuration.discountRequestUrl;
  if (address === undefined) return undefined;
  const url = new URL(address);
  for (const [name, value] of Object.entries(known)) url.searchParams.set(name, value);
  return url.href;
};
