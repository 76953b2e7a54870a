import { useEffect, useState, useSyncExternalStore } from 'react';

/** Why there is no picture. */
type CameraFault = 'denied' | 'missing' | 'busy';

/** Fine enough for a barcode of 20 digits across half of the picture. */
const WANTED: MediaStreamConstraints = {
  video: { facingMode: { ideal: 'environment' }, width: { ideal: 1280 }, height: { ideal: 960 } },
};

const faults: Readonly<Record<string, CameraFault>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
};

const faultOf = (error: unknown): CameraFault => (error instanceof Error && faults[error.name]) || 'busy';

/** The picture of the camera, which is released when the signal aborts, also when that is before there is a picture. */
const openCamera = async (signal: AbortSignal): Promise<MediaStream> => {
  const stream = await navigator.mediaDevices.getUserMedia(WANTED);
  const release = (): void => {
    for (const track of stream.getTracks()) track.stop();
  };
  if (signal.aborted) release();
  else signal.addEventListener('abort', release);
  return stream;
};

const watchPage = (notify: () => void): (() => void) => {
  document.addEventListener('visibilitychange', notify);
  return () => document.removeEventListener('visibilitychange', notify);
};

const isPageVisible = (): boolean => document.visibilityState === 'visible';

type Camera = {
  /** Undefined while it starts, and with a fault. */
  stream?: MediaStream;
  fault?: CameraFault;
};

/** The camera, while this is mounted and its page is in sight; after a fault `retry` asks for it again. */
export const useCamera = (): Camera & { retry: () => void } => {
  const [camera, setCamera] = useState<Camera>({});
  const isVisible = useSyncExternalStore(watchPage, isPageVisible);
  const isWanted = isVisible && camera.fault === undefined;
  useEffect(() => {
    if (!isWanted) return undefined;
    const closing = new AbortController();
    const { signal } = closing;
    const show = (next: Camera): void => {
      if (!signal.aborted) setCamera(next);
    };
    const open = async (): Promise<void> => {
      try {
        const stream = await openCamera(signal);
        show({ stream });
        // Pulled out, or taken away by the browser.
        stream.getVideoTracks()[0]?.addEventListener('ended', () => show({ fault: 'busy' }), { signal });
      } catch (error) {
        show({ fault: faultOf(error) });
      }
    };
    void open();
    return () => {
      closing.abort();
      setCamera(({ fault }) => (fault ? { fault } : {}));
    };
  }, [isWanted]);
  return { ...camera, retry: () => setCamera({}) };
};
