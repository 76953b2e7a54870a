import type { Refusal } from '#domain/refusal.ts';

/** The part of an ApiError that forms read; components do not depend on the transport. */
export const problemOf = (error: unknown): Refusal | undefined =>
  error instanceof Error && 'problem' in error ? (error.problem as Refusal) : undefined;
