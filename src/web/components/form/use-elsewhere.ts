import { useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { isChangedSince } from '#domain/refusal.ts';
import { problemOf } from './problem-of.ts';
import type { FormOf } from './use-form.ts';

/** A record that is changed with the version that was read. */
type Versioned = { version?: string };

type ElsewhereOptions<Values extends FieldValues, Stored extends Versioned> = {
  /** What the form starts with. */
  stored: Stored;
  toValues: (stored: Stored) => Values;
  /** Reads it as it is now. */
  readLatest: () => Promise<Stored>;
};

export type Elsewhere<Values> = {
  /** The values that were saved elsewhere since the form was opened, once a change was refused for them. */
  saved: Values | undefined;
  /** Sends the change with the version that the form knows. */
  save: (send: (version: string | undefined) => unknown) => Promise<void>;
  /** What was typed replaces them with the next submit. */
  keepTyped: () => void;
  /** They replace what was typed. */
  takeSaved: () => void;
};

const versionIn = (answer: unknown): string | undefined =>
  typeof answer === 'object' && answer !== null && 'version' in answer && typeof answer.version === 'string'
    ? answer.version
    : undefined;

/** Keeps a form from undoing what another window, or somebody else, has saved since it was opened (decision 74). */
export const useElsewhere = <Values extends FieldValues, Sent, Stored extends Versioned>(
  form: FormOf<Values, Sent>,
  { stored, toValues, readLatest }: ElsewhereOptions<Values, Stored>,
): Elsewhere<Values> => {
  // Of the values that the form started with, however often they are read again behind it.
  const version = useRef(stored.version);
  const [latest, setLatest] = useState<Stored>();
  return {
    saved: latest && toValues(latest),
    save: async (send) => {
      try {
        version.current = versionIn(await send(version.current));
        setLatest(undefined);
      } catch (error) {
        const problem = problemOf(error);
        if (problem && isChangedSince(problem)) setLatest(await readLatest());
        throw error;
      }
    },
    keepTyped: () => {
      version.current = latest?.version;
    },
    takeSaved: () => {
      if (!latest) return;
      version.current = latest.version;
      form.reset(toValues(latest));
      form.draft?.drop();
      setLatest(undefined);
    },
  };
};
