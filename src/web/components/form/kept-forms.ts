import { createContext } from 'react';

/** Keeps what was typed in open forms when the session ends, until the user has signed in again. */
type KeptForms = {
  /** Returns what was typed in this form, once; undefined for nothing. */
  take: (form: string) => unknown;
  /**
   * @param read Called when the session ends; undefined for nothing. @returns The end of it, for a form that is left.
   */
  watch: (form: string, read: () => unknown) => () => void;
};

/** Given by the shell. Without it nothing is kept. */
export const KeptFormsContext = createContext<KeptForms | undefined>(undefined);
