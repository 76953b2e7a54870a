// Run as a process of its own by tests: the server of `npm start` whose payments go to Stripe's stand-in.
import { readConfig } from '#server/settings/config.ts';
import { startServer } from '#server/start-server.ts';
import { onShutdown } from '#server/core/shutdown.ts';
import { generousLimits } from './test-config.ts';

const config = readConfig();
if (!config.stripe) throw new Error('The settings of Stripe are missing');
const stripe = { ...config.stripe, address: new URL(process.env['STRIPE_STAND_IN'] ?? '') };
const starting = startServer({ ...config, stripe, limits: generousLimits });
onShutdown(async () => (await starting).stop());
const { url, port } = await starting;
console.log(`The store is ready: ${url} (port ${port})`);
