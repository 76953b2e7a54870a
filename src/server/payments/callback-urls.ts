import { Problem } from '../http/problem.ts';

export type CallbackUrls = { successCallbackUrl: string; errorCallbackUrl: string; cancelCallbackUrl: string };

const isOwn = (url: URL | null, origin: string): url is URL =>
  url !== null && url.origin === origin && url.username === '' && url.password === '';

/** An address that comes from the client and leads back to this store; any other could lead a payer astray. */
const requireOwn = (field: keyof CallbackUrls, body: CallbackUrls, publicUrl: string): string => {
  const url = URL.parse(body[field]);
  const { origin } = new URL(publicUrl);
  if (isOwn(url, origin)) return url.href;
  const message = `Use an address of this store, below ${origin}`;
  throw Problem.badRequest(`body.${field}: ${message}`, [{ field: `body.${field}`, message }]);
};

/** The three addresses that the payment page may send the browser to. */
export const requireCallbackUrls = (body: CallbackUrls, publicUrl: string) => ({
  successUrl: requireOwn('successCallbackUrl', body, publicUrl),
  errorUrl: requireOwn('errorCallbackUrl', body, publicUrl),
  cancelUrl: requireOwn('cancelCallbackUrl', body, publicUrl),
});
