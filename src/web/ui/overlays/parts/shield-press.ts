import { DOUBLE_PRESS_MS } from '../../double-press.ts';

/** Where and when the pointer went down. */
export type Press = { x: number; y: number; at: number };

/** The pointer moves a little between them. */
const REACH_PX = 24;

/**
 * Takes the second press of a double press on a button that closed its dialog: it would fall on what lies beneath
 * (SHE-075). Only this place is covered, and only as long as such a press can come.
 */
export const shieldPress = ({ x, y, at }: Press): void => {
  const left = at + DOUBLE_PRESS_MS - performance.now();
  if (left <= 0) return;
  const shield = document.createElement('div');
  shield.ariaHidden = 'true';
  Object.assign(shield.style, {
    position: 'fixed',
    left: `${x - REACH_PX}px`,
    top: `${y - REACH_PX}px`,
    width: `${2 * REACH_PX}px`,
    height: `${2 * REACH_PX}px`,
    zIndex: 'var(--z-modal)',
  });
  document.body.append(shield);
  setTimeout(() => shield.remove(), left);
};
