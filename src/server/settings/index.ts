export { type CreditsBanner, creditsBannerOf } from './credits-banner.ts';
export { environment } from './environment.ts';
export { mailOf } from './mail.ts';
export { metricsOf, type MetricsSettings, tracesOf, type TraceSettings } from './observed.ts';
export { externalProvider } from './provider.ts';
export { refusalOf } from './refusal.ts';
export { requireGateways, requireSettings } from './required.ts';
export { type OutsideAddresses, outsideOf } from './outside.ts';
export { refuseStandIns } from './stand-ins.ts';
