// Run as a process of its own: a store as in production, whose limits nobody reaches.
import { readConfig } from '#server/settings/config.ts';
import { onShutdown } from '#server/core/shutdown.ts';
import { startServer } from '#server/start-server.ts';
import { generousLimits } from '#support/test-config.ts';

const starting = startServer({ ...readConfig(), limits: generousLimits });
onShutdown(async () => (await starting).stop());
const { url, port } = await starting;
console.log(`The store is ready: ${url} (port ${port})`);
