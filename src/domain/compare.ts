/** Orders numbers, for sorting. Two that are infinite are equal; their difference would be no number. */
export const compareNumbers = (one: number, other: number): number => (one === other ? 0 : one - other);
