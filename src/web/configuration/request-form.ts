import { configuration } from './configuration.ts';

export type RequestForm = 'channel' | 'discount';

/**
 * Address of a form of the survey service, prefilled with the reseller's data. Undefined without one configured: then
 * `paths.requestForm` leads to the form of the store (STO-047, PRI-007).
 */
export const requestFormHref = (form: RequestForm, known: Record<string, string>): string | undefined => {
  const address = form === 'channel' ? configuration.channelRequestUrl : configuration.discountRequestUrl;
  if (address === undefined) return undefined;
  const url = new URL(address);
  for (const [name, value] of Object.entries(known)) url.searchParams.set(name, value);
  return url.href;
};
