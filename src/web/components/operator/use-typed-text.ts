import { useState } from 'react';

/**
 * The text of a field whose value stands in the address, which follows a moment later: until then the field shows what was
 * typed, so that no letter is lost. Returns what to show, and what takes a new text.
 */
export const useTypedText = (written: string, write: (text: string) => void): [string, (text: string) => void] => {
  const [pending, setPending] = useState<string>();
  if (pending === written) setPending(undefined);
  const type = (text: string): void => {
    setPending(text);
    write(text);
  };
  return [pending ?? written, type];
};
