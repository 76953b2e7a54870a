/** A long code in groups of four, as people read and type it. */
export const inGroups = (code: string, separator = ' '): string => code.replaceAll(/.{4}(?=.)/g, `$&${separator}`);

/** A number or a code without the blanks, dashes and signs that are not seen between its groups: '123 456', '8949–0200'. */
export const withoutGroups = (typed: string): string => typed.replaceAll(/[\s\p{Pd}\p{Cf}]/gu, '');
