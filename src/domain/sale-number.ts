/** A sale number as lists show it: `#1138`. */
const RUNNING_NUMBER = /^#?(\d{1,15})$/;

/** The running number of a sale that a text may be. */
export const saleNumberOf = (text: string): number | undefined => {
  const [, number] = RUNNING_NUMBER.exec(text.replaceAll(/\s/g, '')) ?? [];
  return number === undefined ? undefined : Number(number);
};
