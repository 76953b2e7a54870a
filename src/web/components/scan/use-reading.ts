import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

// Reads the code in a picture of the camera: by the browser where it can, and otherwise by a library (decision 145).

/** The text of a code in the picture; undefined without one. */
type ReadCode = (video: HTMLVideoElement) => Promise<string | undefined>;

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

const createReadCode = async (): Promise<ReadCode> => (await byBrowser()) ?? byLibrary();

/** Between two looks: a code is found before a hand moves on, and a phone stays cool. */
const LOOK_AGAIN_MS = 150;

const wait = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, LOOK_AGAIN_MS);
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  });

/** Shows the stream in the element of the ref, and looks for codes in it until another stream comes or there is none. */
export const useReading = (
  stream: MediaStream | undefined,
  onRead: (text: string) => void,
): RefObject<HTMLVideoElement | null> => {
  const video = useRef<HTMLVideoElement>(null);
  const handleRead = useEffectEvent(onRead);
  useEffect(() => {
    const element = video.current;
    if (!element || !stream) return undefined;
    const closing = new AbortController();
    const { signal } = closing;
    element.srcObject = stream;
    // It plays by itself; that it is closed before it does is no failure.
    element.play().catch(() => undefined);
    const look = async (): Promise<void> => {
      let readCode: ReadCode | undefined;
      while (!signal.aborted) {
        // Without a network the library may come later, and a picture that cannot be read may be followed by one that can.
        readCode ??= await createReadCode().catch(() => undefined);
        const text = element.videoWidth > 0 ? await readCode?.(element).catch(() => undefined) : undefined;
        if (text !== undefined && !signal.aborted) handleRead(text);
        await wait(signal);
      }
    };
    void look();
    return () => {
      closing.abort();
      element.srcObject = null;
    };
  }, [stream]);
  return video;
};
