import type { operations } from '#contract/operator/operations.ts';
import { idOf } from '#support/stock-setup.ts';
import type { Call } from '../call.ts';
import type { Stage } from '../environment.ts';
import type { CasesOf } from './case.ts';

const reseller = async (stage: Stage): Promise<Call> => ({ params: { id: await idOf(stage, stage.newcomer) } });

export const operatorCases: CasesOf<typeof operations> = {
  getOperator: { 200: () => ({}) },
  listResellers: { 200: () => ({ query: { search: 'a', sort: 'REVENUE' } }) },
  getReseller: { 200: reseller },
};
