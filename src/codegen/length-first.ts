// Makes generated validators check the length of a text before anything else.

const longest = String.raw`zod\.maxLength\((\w+)\)`;
const shortest = String.raw`zod\.minLength\(\w+\)`;
const format = String.raw`zod\.(?:iso\.datetime|url|uuid)\([^()]*\)`;
const pure = String.raw`\/\*#__PURE__\*\/ `;

const formatBeforeLength = new RegExp(`(${format})((?:\\.check\\(${pure}(?:${shortest}|${longest})\\))+)`, 'g');

/**
 * Changes the source of validators so that a text that is too long is refused without being matched against a pattern
 * or a format. As generated, zod would check these too, and their time depends on the length (decision 12).
 */
export const lengthFirst = (source: string): string =>
  source
    .replaceAll(formatBeforeLength, 'zod.string()$2.check(/*#__PURE__*/ $1)')
    .replaceAll(new RegExp(longest, 'g'), 'zod.maxLength($1, { abort: true })');
