import type { operations } from '#contract/operator/operations.ts';
import type { CasesOf } from './case.ts';

export const operatorCases: CasesOf<typeof operations> = {
  getOperator: { 200: () => ({}) },
};
