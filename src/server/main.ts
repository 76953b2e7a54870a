// The server as a program (`npm start`).
import { readConfig } from './settings/index.ts';
import { onShutdown } from './core/shutdown.ts';
import { explainStart } from './core/start-failure.ts';
import { startServer } from './start-server.ts';

try {
  const config = readConfig();
  const starting = startServer(config, (error) => {
    console.error(`The server cannot continue: ${explainStart(error)}`);
    shutDown(1);
  });
  // Registered before the start is over: a database that was just started has to be stopped as well.
  const shutDown = onShutdown(async () => (await starting).stop());
  const { url, port } = await starting;
  console.log(`${config.storeName} is ready: ${url} (port ${port})`);
} catch (error) {
  console.error(`The server could not start: ${explainStart(error)}`);
  process.exit(1);
}
