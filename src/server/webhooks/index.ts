export { createOutward } from './outward.ts';
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
