import { paths, type RequestForm } from '#web/paths.ts';
import { configuration } from './configuration.ts';

/** What names the form's address in the environment of the server (src/server/config.ts). */
export const requestFormSettings = { channel: 'CHANNEL_REQUEST_URL', discount: 'DISCOUNT_REQUEST_URL' } as const;

/**
 * Address of a form of the survey service, filled in with what is known. Without one configured, a page of ours that says
 * which setting is missing (readings STO-047, PRI-007).
 */
export const requestFormHref = (form: RequestForm, known: Record<string, string>): string => {
  const address = form === 'channel' ? configuration.channelRequestUrl : configuration.discountRequestUrl;
  if (address === undefined) return paths.requestForm(form);
  const url = new URL(address);
  for (const [name, value] of Object.entries(known)) url.searchParams.set(name, value);
  return url.href;
};
