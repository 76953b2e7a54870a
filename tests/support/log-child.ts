// Run as a process of its own by a test of the log: logs an error.
import { createLog } from '#server/core/log.ts';

createLog('error').error({ err: new Error('Broken') });
