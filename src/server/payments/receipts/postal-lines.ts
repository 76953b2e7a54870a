import type { Recipient } from './receipt.ts';

const filled = (lines: readonly string[]): string[] => lines.filter((line) => line.trim() !== '');

/** The company where there is one, and the person. */
export const recipientNames = ({ companyName, firstName, lastName }: Recipient): string[] =>
  filled([companyName, `${firstName} ${lastName}`]);

/** The address above the postal code. */
export const postalLines = ({ addressLine1, addressLine2, addressLine3 }: Recipient): string[] =>
  filled([addressLine1, addressLine2, addressLine3]);
