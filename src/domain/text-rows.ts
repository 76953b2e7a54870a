/** Characters that a line of a read-only text is taken to hold (CON-036). */
export const CHARACTERS_PER_ROW = { mobile: 33, desktop: 100 } as const;

/** Rows that a text takes when its lines are broken at that width. An empty line is a row, too. */
export const textRows = (text: string, { isMobile }: { isMobile: boolean }): number => {
  const width = CHARACTERS_PER_ROW[isMobile ? 'mobile' : 'desktop'];
  return text.split('\n').reduce((rows, line) => rows + Math.max(1, Math.ceil(line.length / width)), 0);
};
