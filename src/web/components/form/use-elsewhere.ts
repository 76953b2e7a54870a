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
  /** The form was filled again with what is saved now. */
  follow: (version: string | undefined) => void;
  /** A change is under way. */
  isSaving?: boolean;
};

const versionIn = (answer: unknown): string | undefined =>
  typeof answer === 'object' && answer !== null && 'version' in answer && typeof answer.version === 'string'
    ? answer.version
    : undefined;

/** Keeps a form from undoing what another window, or somebody else, has saved since it was opened (decision 74). */
export const useElsewhere = <Values extends FieldValues, Sent, Stored extends Versioned>(
  form: FormOf<Values, Sent>,
  { stored: atFirst, toValues, readLatest }: ElsewhereOptions<Values, Stored>,
): Elsewhere<Values> => {
  // Of the values that the form started with, however often they are read again behind it.
  const version = useRef(atFirst.version);
  const [latest, setLatest] = useState<Stored>();
  // The form notes which fields were changed only where this is read.
  void form.formState.dirtyFields;
  const offer = (stored: Stored | undefined): void => {
    setLatest(stored);
    form.setChoosing(stored !== undefined);
  };
  return {
    saved: latest && toValues(latest),
    isSaving: form.formState.isSubmitting,
    save: async (send) => {
      try {
        version.current = versionIn(await send(version.current));
        offer(undefined);
      } catch (error) {
        const problem = problemOf(error);
        if (problem && isChangedSince(problem)) {
          const now = await readLatest();
          // Fields that were not changed here follow it, so that saving mine undoes nothing else.
          form.reset(toValues(now), { keepDirtyValues: true });
          offer(now);
        }
        throw error;
      }
    },
    keepTyped: () => {
      version.current = latest?.version;
    },
    follow: (now) => {
      version.current = now;
      offer(undefined);
    },
    takeSaved: () => {
      if (!latest) return;
      version.current = latest.version;
      form.reset(toValues(latest));
      form.draft?.drop();
      offer(undefined);
    },
  };
};
