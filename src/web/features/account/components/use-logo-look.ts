import { useEffect, useState } from 'react';
import { logoColors } from '#domain/logo-colors.ts';
import { type LogoFlaw, shapeFlaw } from '#domain/logo.ts';
import { loadImage, sizeOf } from './logo-file.ts';

/** Enough pixels to tell the colours. */
const SIDE = 64;

type LogoLook = {
  /** The colours that stand out in it. */
  colors: readonly string[];
  /** What is wrong with its shape. */
  flaw?: LogoFlaw | undefined;
  /** Red, green, blue and opacity of some pixels of it. */
  pixels?: Uint8ClampedArray;
};

const isDrawing = async (path: string): Promise<boolean> =>
  (await fetch(path)).headers.get('content-type')?.startsWith('image/svg') === true;

const lookAt = async (path: string): Promise<LogoLook> => {
  const [image, isVector] = await Promise.all([loadImage(path), isDrawing(path)]);
  const flaw = shapeFlaw(sizeOf(image), isVector);
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return { colors: [], flaw };
  context.drawImage(image, 0, 0, SIDE, SIDE);
  const { data: pixels } = context.getImageData(0, 0, SIDE, SIDE);
  return { colors: logoColors(pixels), flaw, pixels };
};

type Found = LogoLook & { path: string };

const NOTHING: LogoLook = { colors: [] };

/** How a picture of this store looks; nothing is known while it loads, or when it cannot be read. */
export const useLogoLook = (path: string | undefined): LogoLook => {
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    if (path === undefined) return undefined;
    let isShown = true;
    lookAt(path).then(
      (look) => isShown && setFound({ path, ...look }),
      // Proposals and hints are a help: without them a colour is chosen as before.
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [path]);
  return found !== undefined && found.path === path ? found : NOTHING;
};
