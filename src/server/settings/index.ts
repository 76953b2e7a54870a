export { type Config, readConfig, readPlace, readPriceSettings, readToolConfig } from './config.ts';
export type { MetricsSettings, TraceSettings } from './observed.ts';
export { requireGateways } from './required.ts';
