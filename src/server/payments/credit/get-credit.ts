import type { Credit } from '#contract/storefront/model/credit.ts';
import type { Caller } from '../../core/caller.ts';
import { readCredit } from '../read-credit.ts';
import type { CreditDeps } from './deps.ts';

/** The balance and the settings of the automatic top-up. */
export const getCredit = ({ db }: CreditDeps, { resellerId }: Caller): Promise<Credit> => readCredit(db, resellerId);
