// Text that can be read, stored and shown. The last character of the set is the replacement for bytes that are not
// text.
const controls = String.raw`\p{Cc}\p{Cs}\u{FFFD}`;
/** They change the direction of the text around them. */
const directions = String.raw`\u202A-\u202E\u2066-\u2069`;

const unreadable = new RegExp(`[${controls}${directions}]`, 'u');

/** Whether a text holds only characters that a person can type: no control characters, no broken encoding. */
export const isPlainText = (text: string): boolean => !unreadable.test(text);
