import { type ReactElement, useState } from 'react';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { SearchIcon } from '#web/ui/icons.ts';

export type DeskSearchProps = {
  /** What the search is called. */
  label: string;
  /** What can be searched for. */
  placeholder: string;
  /** What is searched for, as the address holds it. */
  search: string;
  /** Called with the whole text at every keystroke. */
  onSearch: (text: string) => void;
};

/** The longest text that the operations search for (openapi/operator). */
const LONGEST_SEARCH = 254;

/**
 * A search whose text is in the address. The address follows a moment later: until then the field shows what was
 * typed, so that no letter is lost.
 */
export const DeskSearch = ({ label, placeholder, search, onSearch }: DeskSearchProps): ReactElement => {
  const [pending, setPending] = useState<string>();
  if (pending === search) setPending(undefined);
  const type = (text: string): void => {
    setPending(text);
    onSearch(text);
  };
  return (
    <TextField
      label={label}
      placeholder={placeholder}
      type="search"
      inputMode="search"
      maxLength={LONGEST_SEARCH}
      icon={SearchIcon}
      value={pending ?? search}
      onChange={type}
    />
  );
};
