// The part of fontkit that we use; it brings no types.
declare module 'fontkit' {
  export type Font = {
    unitsPerEm: number;
    layout: (text: string) => {
      glyphs: { id: number; path: { toSVG: () => string } }[];
      positions: { xAdvance: number }[];
    };
  };

  export const create: (content: Uint8Array) => Font;
}
