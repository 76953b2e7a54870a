export {
  apiBases,
  baseAddress,
  mailbox,
  prefix,
  proxies,
  smtpAddress,
  stripeKey,
  stripeSecret,
  text,
  webAddress,
} from './forms.ts';
export { requireGateways, requireSettings } from './required.ts';
