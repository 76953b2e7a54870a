/** Orders numbers, for sorting. Two infinite ones are equal; their difference would be NaN. */
export const compareNumbers = (one: number, other: number): number => (one === other ? 0 : one - other);
