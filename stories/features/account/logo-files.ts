// Pictures as a reseller would choose them.

const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40">' +
  '<circle cx="20" cy="20" r="18" fill="#0b6e4f"/><rect x="46" y="12" width="70" height="16" fill="#ffb000"/></svg>';

export const drawingFile = (): File => new File([DRAWING], 'logo.svg', { type: 'image/svg+xml' });

export const textFile = (): File => new File(['This is no picture'], 'logo.png', { type: 'image/png' });

/** A picture of one colour, as a PNG file. */
export const pictureFile = async (width: number, height: number, color = '#0b6e4f'): Promise<File> => {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context) {
    context.fillStyle = color;
    context.fillRect(0, 0, width, height);
  }
  return new File([await canvas.convertToBlob({ type: 'image/png' })], 'logo.png', { type: 'image/png' });
};

/** No more than the head of a PNG picture of 20,000 pixels each way. */
export const hugeFile = (): File => {
  const head = new DataView(new ArrayBuffer(24));
  head.setUint32(0, 0x89504e47);
  for (const at of [16, 20]) head.setUint32(at, 20_000);
  return new File([head], 'logo.png');
};
