// A store with data of its own, thrown away at the end.
import { rmSync, writeFileSync } from 'node:fs';
import { readConfig } from '#server/settings/config.ts';
import { startServer } from '#server/start-server.ts';
import { createHome, removeAbandonedHomes } from '#support/database-home.ts';
import { homeFile } from './store-home.ts';

removeAbandonedHomes();
const dataHome = createHome();
writeFileSync(homeFile, dataHome);
const config = readConfig({
  ...process.env,
  DATA_HOME: dataHome,
  LOG_LEVEL: 'warn',
  BANK_TRANSFER_IBAN: 'DE89 3704 0044 0532 0130 00',
  BANK_TRANSFER_HOLDER: 'Simshelf GmbH',
  BANK_TRANSFER_BIC: 'COBADEFF370',
  BANK_TRANSFER_CURRENCIES: 'EUR USD',
});
const server = await startServer({
  ...config,
  // The receivers of the tests listen on this machine; every other address that is not public stays blocked.
  webhooks: { ...config.webhooks, hosts: { 'receiver.example': ['127.0.0.1'] }, reachable: ['127.0.0.1'] },
});
console.log(`The store is ready: ${server.url}`);

const stop = async (): Promise<void> => {
  await server.stop();
  rmSync(dataHome, { recursive: true, force: true });
  process.exit(0);
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
