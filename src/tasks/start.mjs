// `npm start`: prepares the checkout and runs the server in the foreground.
import { spawn } from 'node:child_process';
import { bootstrap, compileCache, orExit, projectNode, projectRoot } from './bootstrap.mjs';

const parentCheckMs = 250;
/** The server takes up to 15 s to end. Then it is killed; the next start ends its database. */
const longestStopMs = 20_000;

await orExit(() => bootstrap());

const server = spawn(projectNode, ['dist/server/main.js'], {
  cwd: projectRoot,
  stdio: 'inherit',
  env: { NODE_ENV: 'production', ...compileCache, ...process.env },
});

/** @param {NodeJS.Signals} signal */
const stop = (signal) => {
  server.kill(signal);
  setTimeout(() => server.kill('SIGKILL'), longestStopMs).unref();
};

process.on('SIGINT', stop).on('SIGTERM', stop).on('SIGHUP', stop);

// npm runs us in a shell and passes signals only to that shell; we only notice that it is gone.
if (process.env['npm_lifecycle_event'] !== undefined) {
  const { ppid } = process;
  const check = setInterval(() => {
    if (process.ppid === ppid) return;
    clearInterval(check);
    stop('SIGTERM');
  }, parentCheckMs).unref();
}

server.once('error', (error) => {
  console.error(`The server could not be started: ${error.message}`);
  process.exit(1);
});
server.once('exit', (code) => process.exit(code ?? 1));
