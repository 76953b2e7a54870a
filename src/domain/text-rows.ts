/** Characters in a line of a read-only text, by assumption (CON-036). */
const CHARACTERS_PER_ROW = { mobile: 33, desktop: 100 } as const;

/** Rows of a text whose lines are broken at that width. An empty line is a row, too. */
export const textRows = (text: string, { isMobile }: { isMobile: boolean }): number => {
  const width = CHARACTERS_PER_ROW[isMobile ? 'mobile' : 'desktop'];
  return text.split('\n').reduce((rows, line) => rows + Math.max(1, Math.ceil(line.length / width)), 0);
};
