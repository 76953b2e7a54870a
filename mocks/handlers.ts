import type { RequestHandler } from 'msw';

/** The contract's answers, as the stories and tests hear them. */
export const handlers: RequestHandler[] = [];
