// Run as a process of its own by tests: a further process of a store, on the database that its environment names.
import { readConfig } from '#server/settings/config.ts';
import { startServer } from '#server/start-server.ts';
import { onShutdown } from '#server/core/shutdown.ts';
import { generousLimits } from './test-config.ts';

const settings = { requireDurability: false, hasBackgroundWork: false, limits: generousLimits };
const starting = startServer({ ...readConfig(), ...settings });
onShutdown(async () => (await starting).stop());
const { url, port } = await starting;
console.log(`The store is ready: ${url} (port ${port})`);
