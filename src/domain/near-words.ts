// Words with one wrong letter, for searches that find nothing otherwise.

/** A shorter word is one letter away from too many others. */
const LETTERS_MIN = 4;

/** Whether a folded text can be taken for another one: numbers and signs are meant as they are. */
export const canBeMistyped = (text: string): boolean => text.length >= LETTERS_MIN && /^[\p{L} '’-]+$/u.test(text);

/** Whether one letter at most is wrong, missing or too much, or has changed places with the next one. */
export const isOneLetterOff = (typed: string, meant: string): boolean => {
  if (!canBeMistyped(typed) || !canBeMistyped(meant)) return false;
  let same = 0;
  while (same < typed.length && typed[same] === meant[same]) same += 1;
  const [rest, other] = [typed.slice(same), meant.slice(same)];
  return (
    rest.slice(1) === other.slice(1) ||
    rest.slice(1) === other ||
    rest === other.slice(1) ||
    (rest[0] === other[1] && rest[1] === other[0] && rest.slice(2) === other.slice(2))
  );
};
