export { type CreditsBanner, creditsBannerOf } from './credits-banner.ts';
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
export { metricsOf, type MetricsSettings, tracesOf, type TraceSettings } from './observed.ts';
export { requireGateways, requireSettings } from './required.ts';
export { type OutsideAddresses, outsideOf } from './outside.ts';
