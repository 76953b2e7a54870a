import { findByName, foldName } from '#domain/name-search.ts';
import { isOneLetterOff } from '#domain/near-words.ts';
import { useDebounced } from '#web/ui/use-debounced.ts';
import type { SearchEntry, SearchGroup } from './components/SearchBox.tsx';

const SEARCH_DELAY_MS = 150;
/** With one letter everything would be found. */
const LETTERS_MIN = 2;
/** Shorter words name nothing by themselves: of, to. */
const WORD_MIN = 4;

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

/** What an entry is called: by its label, by what people also call it, and by each longer word of the label. */
const namesOf = ({ label, words = [] }: SearchEntry): string[] => {
  const shown = foldName(label);
  return [shown, ...words.map(foldName), ...shown.split(' ').filter((word) => word.length >= WORD_MIN)];
};

/** The entries that a text names, the best first; all of them without one. */
export const entriesNamed = (typed: string, entries: readonly SearchEntry[]): SearchEntry[] =>
  findByName(typed, entries, namesOf).map(({ item }) => item);

/** Whether the text is one of the names of such an entry, and not only a part of one. */
export const isNamed = (typed: string, entries: readonly SearchEntry[]): boolean => {
  const text = foldName(typed);
  return text !== '' && entries.some((entry) => namesOf(entry).includes(text));
};

/** The entries that the text names but for one letter. */
export const entriesSimilar = (typed: string, entries: readonly SearchEntry[]): SearchEntry[] => {
  const text = foldName(typed);
  return entries.filter((entry) => namesOf(entry).some((name) => isOneLetterOff(text, name)));
};

/** What was found; where that is nothing, what is called almost so, once nothing else can come. */
export const orSimilar = (
  found: readonly SearchGroup[],
  similar: readonly SearchGroup[],
  isLoading: boolean,
): SearchGroup[] => {
  const filled = found.filter(({ entries }) => entries.length > 0);
  return filled.length > 0 || isLoading ? filled : similar.filter(({ entries }) => entries.length > 0);
};
