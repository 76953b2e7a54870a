import { findByName, foldName } from '#domain/name-search.ts';
import { useDebounced } from '#web/ui/use-debounced.ts';
import type { SearchEntry } from './components/SearchBox.tsx';

const SEARCH_DELAY_MS = 150;
/** With one letter everything would be found. */
const LETTERS_MIN = 2;

type SearchText = {
  typed: string;
  /** What the server is asked for, once the typing pauses. */
  settled: string;
  /** Whether that is enough to ask for. */
  isAsked: boolean;
  /** Whether the server is about to be asked for something else. */
  isSettling: boolean;
};

export const useSearchText = (text: string): SearchText => {
  const typed = text.trim();
  const settled = useDebounced(typed, SEARCH_DELAY_MS);
  return {
    typed,
    settled,
    isAsked: settled.length >= LETTERS_MIN,
    isSettling: typed.length >= LETTERS_MIN && settled !== typed,
  };
};

/** The entries that a text names, the best first; all of them without one. */
export const entriesNamed = (typed: string, entries: readonly SearchEntry[]): SearchEntry[] =>
  findByName(typed, entries, ({ label }) => [foldName(label)]).map(({ item }) => item);
