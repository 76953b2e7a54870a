// Run as a process of its own by tests: the server of `npm start`, whose webhooks also reach receivers on this machine.
import { readConfig } from '#server/settings/config.ts';
import { startServer } from '#server/start-server.ts';
import { onShutdown } from '#server/core/shutdown.ts';
import { referenceWebhookSettings } from '#server/webhooks/index.ts';

const webhooks = {
  ...referenceWebhookSettings,
  hosts: { 'receiver.example': ['127.0.0.1'] },
  reachable: ['127.0.0.1'],
  timeoutMs: 1_500,
  leaseSeconds: 4,
};

const starting = startServer({ ...readConfig(), webhooks });
onShutdown(async () => (await starting).stop());
const { url, port } = await starting;
console.log(`The store is ready: ${url} (port ${port})`);
