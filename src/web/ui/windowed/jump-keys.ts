import { scrollerOf } from './steady-layout.ts';

type Goal = (scroller: Element) => number;

const goalOfKey: Readonly<Record<string, Goal>> = {
  Home: () => 0,
  End: ({ scrollHeight, clientHeight }) => scrollHeight - clientHeight,
};

/** Rows at the goal are rendered and measured in this time, each of which may move it. */
const FRAMES = 10;

const jump = (scroller: Element, goal: Goal, frames = FRAMES): void => {
  scroller.scrollTo({ top: goal(scroller), behavior: 'instant' });
  if (frames > 1) requestAnimationFrame(() => jump(scroller, goal, frames - 1));
};

/** Where these keys move a caret or a value, or where another control uses them. */
const isTaken = ({ defaultPrevented, ctrlKey, altKey, metaKey, shiftKey, target }: KeyboardEvent): boolean =>
  defaultPrevented ||
  ctrlKey ||
  altKey ||
  metaKey ||
  shiftKey ||
  (target as Element).closest('input, textarea, select, [contenteditable]') !== null;

/** A dialog is open above the list. */
const isBehind = (holder: Element): boolean => holder.closest('[inert], [aria-hidden="true"]') !== null;

/**
 * Lets the Home and End keys reach the first and the last row at once. The browser scrolls there past thousands of
 * rows, and those it measures on the way move the goal. Returns how to end that.
 */
export const listenToJumpKeys = (holder: HTMLElement): (() => void) => {
  const listen = (event: KeyboardEvent): void => {
    const goal = goalOfKey[event.key];
    const scroller = scrollerOf(holder);
    if (
      !goal ||
      !scroller ||
      isTaken(event) ||
      isBehind(holder) ||
      scrollerOf(event.target as HTMLElement) !== scroller
    )
      return;
    event.preventDefault();
    jump(scroller, goal);
  };
  window.addEventListener('keydown', listen);
  return () => window.removeEventListener('keydown', listen);
};
