// Reads the code in a picture of the camera: by the browser where it can, and otherwise by a library (decision 145).

/** The text of a code in the picture; undefined without one. */
export type ReadCode = (video: HTMLVideoElement) => Promise<string | undefined>;

/** TypeScript has no types of it yet. */
type Detector = { detect: (picture: HTMLVideoElement) => Promise<{ rawValue: string }[]> };
type DetectorClass = {
  new (options: { formats: readonly string[] }): Detector;
  getSupportedFormats: () => Promise<string[]>;
};

const FORMATS = ['qr_code', 'code_128'];

const byBrowser = async (): Promise<ReadCode | undefined> => {
  const { BarcodeDetector: DetectorHere } = globalThis as { BarcodeDetector?: DetectorClass };
  const supported = (await DetectorHere?.getSupportedFormats().catch(() => [])) ?? [];
  if (!DetectorHere || !FORMATS.every((format) => supported.includes(format))) return undefined;
  const detector = new DetectorHere({ formats: FORMATS });
  return async (video) => (await detector.detect(video))[0]?.rawValue;
};

/** Larger pictures take longer and are read no better. */
const WIDTH_MAX = 960;

const byLibrary = async (): Promise<ReadCode> => {
  const { decode } = await import('./decode.ts');
  const canvas = document.createElement('canvas');
  const drawing = canvas.getContext('2d', { willReadFrequently: true });
  let isHalved = true;
  return async (video) => {
    // One in 20 codes that lie still is not found at one of these sizes, but nearly all are at the other.
    isHalved = !isHalved;
    const scale = Math.min(1, WIDTH_MAX / video.videoWidth) * (isHalved ? 0.5 : 1);
    canvas.width = Math.round(video.videoWidth * scale);
    canvas.height = Math.round(video.videoHeight * scale);
    drawing?.drawImage(video, 0, 0, canvas.width, canvas.height);
    const picture = drawing?.getImageData(0, 0, canvas.width, canvas.height);
    return picture && decode(picture);
  };
};

export const createReadCode = async (): Promise<ReadCode> => (await byBrowser()) ?? byLibrary();
