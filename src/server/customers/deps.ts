import type { ShareLinks } from '../activations/index.ts';
import type { Log } from '../core/log.ts';
import type { Database } from '../db/connect.ts';

export type CustomerDeps = { db: Database; links: ShareLinks; log: Log };
