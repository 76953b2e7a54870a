import type { Log } from '../core/log.ts';
import type { Database } from '../db/connect.ts';
import type { ShareTokens } from './profiles/share-links.ts';

export type CustomerDeps = { db: Database; links: ShareTokens; log: Log };
