// What can be read, kept and shown. The last sign of the set is what bytes that are no text become.
const controls = String.raw`\p{Cc}\p{Cs}\u{FFFD}`;
/** They turn the order of the text around them. */
const directions = String.raw`\u202A-\u202E\u2066-\u2069`;

const unreadable = new RegExp(`[${controls}${directions}]`, 'u');

/** Whether a text holds only signs that a person could have meant: no control characters, no broken encoding. */
export const isPlainText = (text: string): boolean => !unreadable.test(text);
