/** A long code in groups of four, as people read and type it. */
export const inGroups = (code: string, separator = ' '): string => code.replaceAll(/.{4}(?=.)/g, `$&${separator}`);
