import type { KeyboardEvent } from 'react';

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Leads the focus by the arrows from the field of a search through what it found, as Tab does, and back. */
export const stepByArrow = (event: KeyboardEvent<HTMLElement>): void => {
  const step = steps[event.key];
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('input, a[href], button:enabled')];
  const stops = all.slice(all.findIndex((element) => element.matches('input')));
  const from = stops.findIndex((element) => element === event.target);
  const next = from === -1 ? undefined : stops[from + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
};
