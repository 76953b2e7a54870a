/** Whether the database can store a text: it has no NUL, and every surrogate is part of a pair. */
const isStorable = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed();

/** The paths of all texts in a JSON value that the database cannot store; names of fields count too. */
export const unstorableTexts = (value: unknown, path: readonly string[] = []): string[] => {
  if (typeof value === 'string') return isStorable(value) ? [] : [path.join('.')];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    isStorable(name) ? unstorableTexts(part, [...path, name]) : [path.join('.')],
  );
};
