import type { z } from 'zod';
import { StartFailure } from '../core/start-failure.ts';

/** A sentence for each setting that is wrong: its form provides the words that follow the name. */
export const refusalOf = ({ issues }: z.ZodError): StartFailure => {
  const faults = new Map(issues.map(({ path: [name], message }) => [name, message]));
  return new StartFailure([...faults].map(([name, message]) => `${String(name)} ${message}.`).join('\n'));
};
