// Whether answers are checked against the contract, and what happens to an answer that does not fit (decision 45).
import type { Log } from '../core/log.ts';
import { measure } from '../core/measures.ts';

/** `refuse` turns the answer into a 500, for tests; `report` logs and counts it and sends it; `off` does not check. */
export type AnswerChecks = 'refuse' | 'report' | 'off';

/** An answer that breaks the contract: our own fault, never shown to callers. */
export class ContractViolation extends Error {
  readonly operationId: string;

  constructor(operationId: string, message: string) {
    super(`${operationId} ${message}`);
    this.name = 'ContractViolation';
    this.operationId = operationId;
  }
}

/** Runs a check that throws a ContractViolation, or skips it. */
export type AnswerCheck = (check: () => void) => void;

export const createAnswerCheck = (checks: AnswerChecks, document: string, log: Log): AnswerCheck => {
  if (checks === 'off') return () => undefined;
  if (checks === 'refuse') return (check) => check();
  return (check) => {
    try {
      check();
    } catch (error) {
      if (!(error instanceof ContractViolation)) throw error;
      log.error({ err: error }, error.message);
      measure('violation', { document, operation: error.operationId });
    }
  };
};
