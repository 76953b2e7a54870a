export { createDeliveries, type Deliveries } from './deliveries.ts';
export { recordEvent, type WebhookEvent } from './events.ts';
export { createOutward, isPublicAddress, type Outward } from './outward.ts';
export { strictWebhookSettings, referenceWebhookSettings, type WebhookSettings } from './settings.ts';
export {
  getDeviceVerificationUrl,
  getWebhookPublicKey,
  listWebhookUrls,
  removeDeviceVerificationUrl,
  removeWebhookUrl,
  setDeviceVerificationUrl,
  setWebhookUrl,
  type WebhookDeps,
} from './urls.ts';
