import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { createReadCode, type ReadCode } from './read-code.ts';

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
