import { Problem } from '../../core/problem.ts';
import type { ReturnUrls } from '../../gateways/index.ts';

type CallbackUrls = { successCallbackUrl: string; errorCallbackUrl: string; cancelCallbackUrl: string };

/** The protocol counts besides the origin, because a blob: address has the origin of its content. */
const isOwn = (url: URL | null, { origin, protocol }: URL): url is URL =>
  url?.origin === origin && url.protocol === protocol && url.username === '' && url.password === '';

/** An address from the client that leads back to this store; any other could misdirect a payer. */
const requireOwn = <Field extends string>(field: Field, body: Record<Field, string>, publicUrl: string): URL => {
  const url = URL.parse(body[field]);
  const own = new URL(publicUrl);
  if (isOwn(url, own)) return url;
  throw Problem.badField(`body.${field}`, 'invalid', `Use an address of this store, below ${own.origin}`);
};

/** The three addresses that the payment page may send the browser to. */
export const requireCallbackUrls = (body: CallbackUrls, publicUrl: string): ReturnUrls => ({
  successUrl: requireOwn('successCallbackUrl', body, publicUrl).href,
  errorUrl: requireOwn('errorCallbackUrl', body, publicUrl).href,
  cancelUrl: requireOwn('cancelCallbackUrl', body, publicUrl).href,
});

/** The payment is named, so that any browser in which the page comes back can look up how it ended (PKG-117). */
const naming = (address: string, paymentId: string): string => {
  const url = new URL(address);
  url.searchParams.set('payment', paymentId);
  return url.href;
};

/** The addresses that a recorded payment's page leads back to. A cancelled payment is told by none. */
export const returnUrlsOf = (urls: ReturnUrls, paymentId: string): ReturnUrls => ({
  ...urls,
  successUrl: naming(urls.successUrl, paymentId),
  errorUrl: naming(urls.errorUrl, paymentId),
});

const withStatus = (address: URL, status: 'success' | 'error'): string => {
  const url = new URL(address);
  url.searchParams.set('status', status); // CRE-008
  return url.href;
};

/** The three return addresses of the card form: one address, with the status as a parameter. */
export const requireStatusUrls = (body: { callbackUrl: string }, publicUrl: string): ReturnUrls => {
  const url = requireOwn('callbackUrl', body, publicUrl);
  return { successUrl: withStatus(url, 'success'), errorUrl: withStatus(url, 'error'), cancelUrl: url.href };
};
