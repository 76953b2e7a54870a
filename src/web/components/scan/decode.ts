// Only the two readers that are needed: the package's index would bring all of them.
import BinaryBitmap from '@zxing/library/esm/core/BinaryBitmap.js';
import HybridBinarizer from '@zxing/library/esm/core/common/HybridBinarizer.js';
import DecodeHintType from '@zxing/library/esm/core/DecodeHintType.js';
import Code128Reader from '@zxing/library/esm/core/oned/Code128Reader.js';
import QRCodeReader from '@zxing/library/esm/core/qrcode/QRCodeReader.js';
import RGBLuminanceSource from '@zxing/library/esm/core/RGBLuminanceSource.js';

const readers = [new QRCodeReader(), new Code128Reader()];

/** Looks at every row: a barcode is low. */
const hints = new Map([[DecodeHintType.TRY_HARDER, true]]);

/** Brightness, with green twice, because eyes and cameras see it best. */
const brightnessOf = ({ data, width, height }: ImageData): Uint8ClampedArray => {
  const brightness = new Uint8ClampedArray(width * height);
  for (let at = 0; at < brightness.length; at++) {
    const [red, green, blue] = [data[at * 4] ?? 0, data[at * 4 + 1] ?? 0, data[at * 4 + 2] ?? 0];
    brightness[at] = (red + 2 * green + blue) / 4;
  }
  return brightness;
};

/** The text of the QR code or the Code 128 barcode in a picture; undefined without one. */
export const decode = (picture: ImageData): string | undefined => {
  const source = new RGBLuminanceSource(brightnessOf(picture), picture.width, picture.height);
  const bitmap = new BinaryBitmap(new HybridBinarizer(source));
  for (const reader of readers) {
    try {
      return reader.decode(bitmap, hints).getText();
    } catch {
      // The library's way to say that it finds none.
    }
  }
  return undefined;
};
