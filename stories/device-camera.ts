import { drawQrCode } from '#domain/qr-code.ts';

const SIZE = { width: 640, height: 480 };

/** Draws what the camera sees. */
export type Sight = (drawing: CanvasRenderingContext2D) => void;

/** A table without a code on it. */
export const emptyTable: Sight = (drawing) => {
  drawing.fillStyle = '#d8cfc0';
  drawing.fillRect(0, 0, SIZE.width, SIZE.height);
};

const onCard =
  (side: number, path: string, width: number, height: number): Sight =>
  (drawing) => {
    emptyTable(drawing);
    const [left, top] = [(SIZE.width - width * side) / 2, (SIZE.height - height * side) / 2];
    drawing.fillStyle = '#ffffff';
    drawing.fillRect(left - 20, top - 20, width * side + 40, height * side + 40);
    drawing.fillStyle = '#000000';
    drawing.save();
    drawing.setTransform(side, 0, 0, side, left, top);
    drawing.clip(new Path2D(path));
    drawing.fillRect(0, 0, width, height);
    drawing.restore();
  };

export const qrCode = (text: string): Sight => {
  const { path = '', size = 0 } = drawQrCode(text) ?? {};
  return onCard(8, path, size, size);
};

/** 89490200001234567890 in Code 128: the widths of its bars and of the gaps between them (ISO/IEC 15417). */
const WIDTHS = '2112322121412113312222212122222122221122321311233311212411122141211142122331112';

const bars = WIDTHS.split('').reduce<{ path: string; at: number }>(
  ({ path, at }, width, index) => ({
    path: index % 2 === 0 ? `${path}M${at} 0h${width}v40h-${width}z` : path,
    at: at + Number(width),
  }),
  { path: '', at: 0 },
);

export const barcode: Sight = onCard(3, bars.path, bars.at, 40);

const setCamera = (value: MediaDevices['getUserMedia']): (() => void) => {
  Object.defineProperty(navigator.mediaDevices, 'getUserMedia', { configurable: true, value });
  return () => void Reflect.deleteProperty(navigator.mediaDevices, 'getUserMedia');
};

/** A camera that can be turned to something else, and tells whether it was released. */
type FakeCamera = { turnTo: (sight: Sight) => void; isReleased: () => boolean; undo: () => void };

/** Gives the browser a camera that sees this. */
export const giveCamera = (first: Sight): FakeCamera => {
  const canvas = Object.assign(document.createElement('canvas'), SIZE);
  const drawing = canvas.getContext('2d')!;
  let sight = first;
  const draw = (): void => sight(drawing);
  draw();
  // A canvas that nothing is drawn onto sends no pictures.
  const drawAgain = setInterval(draw, 50);
  const tracks: MediaStreamTrack[] = [];
  const open = (): Promise<MediaStream> => {
    const stream = canvas.captureStream();
    tracks.push(...stream.getTracks());
    return Promise.resolve(stream);
  };
  const undo = setCamera(open);
  return {
    turnTo: (next) => void (sight = next),
    isReleased: () => tracks.length > 0 && tracks.every(({ readyState }) => readyState === 'ended'),
    undo: () => {
      clearInterval(drawAgain);
      undo();
    },
  };
};

/** Refuses the camera, as a browser does with an error of this name; returns how to undo it. */
export const refuseCamera = (name: 'NotAllowedError' | 'NotFoundError' | 'NotReadableError'): (() => void) =>
  setCamera(() => Promise.reject(new DOMException('', name)));
