import type { Database } from '../db/connect.ts';
import type { OfferLists } from './offer-lists.ts';

export type ProductDeps = { db: Database; offerLists: OfferLists };
