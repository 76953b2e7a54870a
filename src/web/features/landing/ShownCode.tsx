import type { ReactElement } from 'react';
import styles from './Phone.module.css';

/** HELLO TRAVELLER as a QR code: a bit for each module, a number for each row. */
const rows = [
  0x1fc07f, 0x104941, 0x175e5d, 0x17545d, 0x17515d, 0x105641, 0x1fd57f, 0x001800, 0x17ce7c, 0x15bb0f, 0x195989,
  0x0c9b80, 0x0b5164, 0x0019fb, 0x1fce5d, 0x1054c7, 0x1756ee, 0x1755fc, 0x175db8, 0x104d45, 0x1fddf0,
];

const path = rows
  .flatMap((row, y) => rows.map((_, x) => ((row >> (rows.length - 1 - x)) & 1 ? `M${x} ${y}h1v1h-1z` : '')))
  .join('');

/** Drawn here, because the code that draws real ones would have to be loaded with the page. Dark on light in every theme. */
export const ShownCode = (): ReactElement => (
  <svg className={styles.code} viewBox={`0 0 ${rows.length} ${rows.length}`} shapeRendering="crispEdges">
    <path d={path} />
  </svg>
);
