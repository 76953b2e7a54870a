const CLIPPED_LENGTH = 200;

/** Text from an address, safe to show: one line, no control or direction marks, clipped (O3). */
export const clipText = (text: string, lengthMax = CLIPPED_LENGTH): string => {
  const line = text
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return line.length > lengthMax ? `${line.slice(0, lengthMax).trimEnd()}…` : line;
};
