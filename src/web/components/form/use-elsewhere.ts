import { useRef, useState } from 'react';
import type { FieldValues, Path, PathValue } from 'react-hook-form';
import { type FieldOf, fieldsThatDiffer, topField, valuesByPath } from '#domain/changed-fields.ts';
import { isChangedSince } from '#domain/refusal.ts';
import { problemOf } from './faults.ts';
import type { FormOf } from './use-form.ts';

/** A record that is changed with the version that was read. */
type Versioned = { version?: string };

type ElsewhereOptions<Values extends FieldValues, Stored extends Versioned> = {
  /** What the form starts with. */
  stored: Stored;
  toValues: (stored: Stored) => Values;
  /** Reads it as it is now. */
  readLatest: () => Promise<Stored>;
  /** The field that a path belongs to, where it is not the top one. */
  fieldOf?: FieldOf;
  /** Its fields mean something together only: nothing is saved that nobody has seen as a whole. */
  isOne?: boolean;
};

/** The values that were saved elsewhere, and the fields that were changed there and here. */
type Conflict<Values> = { saved: Values; fields: readonly string[] };

export type Elsewhere<Values> = {
  /** Since the form was opened, once a change was refused for it and the two could not be put together. */
  conflict: Conflict<Values> | undefined;
  /** The field that a path belongs to. */
  fieldOf: FieldOf;
  /** What was typed replaces what is saved with the next submit, but for these fields. */
  keepTyped: (exceptFor: readonly string[]) => void;
  /** What is saved replaces what was typed. */
  takeSaved: () => void;
  /** A change is under way. */
  isSaving?: boolean;
};

/** Sends a change with the version of what it changes. */
type Send<Sent> = (sent: Sent, version: string | undefined) => unknown;

type ElsewhereOfForm<Values, Sent> = Elsewhere<Values> & {
  /**
   * Sends the change with the version that the form knows; where other fields were changed elsewhere, again together with
   * these.
   */
  save: (sent: Sent, send: Send<Sent>) => Promise<void>;
  /** The form was filled again with what is saved now. */
  follow: (version: string | undefined) => void;
};

const versionIn = (answer: unknown): string | undefined =>
  typeof answer === 'object' && answer !== null && 'version' in answer && typeof answer.version === 'string'
    ? answer.version
    : undefined;

/** Keeps a form from undoing what another window, or somebody else, has saved since it was opened (decision 74). */
export const useElsewhere = <Values extends FieldValues, Sent, Stored extends Versioned>(
  form: FormOf<Values, Sent>,
  { stored: atFirst, toValues, readLatest, fieldOf = topField, isOne = false }: ElsewhereOptions<Values, Stored>,
): ElsewhereOfForm<Values, Sent> => {
  // The values that the form started with count, however often they are read again behind it.
  const version = useRef(atFirst.version);
  /** The values that both sides last agreed on, where the form does not start with them. */
  const agreed = useRef<Values>(undefined);
  const [found, setFound] = useState<{ latest: Stored; fields: readonly string[] }>();
  const { defaultValues = {}, isSubmitting } = form.formState;
  const offer = (next: typeof found): void => {
    setFound(next);
    form.setChoosing(next !== undefined);
  };
  const conflict = found && { saved: toValues(found.latest), fields: found.fields };
  const set = (names: readonly string[], values: FieldValues): void => {
    for (const [name, value] of valuesByPath(values)) {
      if (!names.includes(fieldOf(name))) continue;
      const path = name as Path<Values>;
      form.setValue(path, value as PathValue<Values, typeof path>, { shouldDirty: true, shouldValidate: true });
    }
  };
  const differ = (one: FieldValues, other: FieldValues): string[] => fieldsThatDiffer(one, other, fieldOf);
  /** Shows what is saved, with what was changed here, and returns the fields that both sides changed. */
  const merge = (saved: Values): string[] => {
    const before: FieldValues = agreed.current ?? defaultValues;
    const typed = structuredClone(form.getValues());
    const [there, here] = [differ(before, saved), differ(before, typed)];
    const differing = differ(saved, typed);
    form.reset(saved);
    set(here, typed);
    agreed.current = saved;
    if (isOne) return there.length > 0 && here.length > 0 ? differing : [];
    return differing.filter((name) => there.includes(name) && here.includes(name));
  };
  const save = async (sent: Sent, send: Send<Sent>): Promise<void> => {
    const typed = structuredClone(form.getValues());
    try {
      version.current = versionIn(await send(sent, version.current));
      agreed.current = typed;
      offer(undefined);
    } catch (error) {
      const problem = problemOf(error);
      if (!problem || !isChangedSince(problem)) throw error;
      const latest = await readLatest();
      const fields = merge(toValues(latest));
      const merged = form.schema.safeParse(form.getValues());
      // What was not changed again would be refused again.
      const isRefusedAgain = latest.version === version.current;
      if (fields.length > 0 || !merged.success || isRefusedAgain) {
        offer({ latest, fields });
        throw error;
      }
      version.current = latest.version;
      await save(merged.data, send);
    }
  };
  return {
    conflict,
    fieldOf,
    isSaving: isSubmitting,
    save,
    keepTyped: (exceptFor) => {
      version.current = found?.latest.version;
      if (conflict) set(exceptFor, conflict.saved);
    },
    follow: (now) => {
      version.current = now;
      agreed.current = undefined;
      offer(undefined);
    },
    takeSaved: () => {
      if (!found) return;
      version.current = found.latest.version;
      form.reset(toValues(found.latest));
      form.draft?.drop();
      offer(undefined);
    },
  };
};
