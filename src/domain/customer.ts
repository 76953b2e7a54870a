import type { Problem } from '#contract/storefront/model/problem.ts';

/** Whether an e-mail address was refused because another customer of the reseller has it (spec section 8). */
export const isEmailInUse = (problem: Pick<Problem, 'title'> | undefined): boolean =>
  problem?.title === 'Email address already in use!';
