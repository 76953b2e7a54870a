/** Between a toast and what it keeps clear of. */
const GAP = 8;
/** What a toast tells of changes the page, which then has its buttons elsewhere. */
const SETTLED_MS = 100;
/** What may never be covered weighs more than all that can be scrolled away. */
const NEVER = 1000;
/** As on a phone, where a toast is as wide as the page. */
const NARROW = '(width <= 920px)';

const CONTROLS = ':is(a[href], button, input, select, textarea, label)';
const DIALOGS = '[role="dialog"], [role="alertdialog"]';

type Box = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>;

/** Where toasts can be, the better place first. */
type Place = { name: string; align: 'center' | 'end' | 'start'; top: number };

const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** What keeps its place at an edge while the rest scrolls, at a point of the window; what fills the window is none. */
const pinnedAt = (x: number, y: number, within: Element, edge: 'top' | 'bottom'): DOMRect | undefined => {
  for (const found of document.elementsFromPoint(x, y)) {
    for (let element: Element | null = found; element && within.contains(element); element = element.parentElement) {
      const style = getComputedStyle(element);
      if (style.position === 'fixed' || (style.position === 'sticky' && style[edge] !== 'auto')) {
        const box = element.getBoundingClientRect();
        if (box.height < innerHeight / 2) return box;
      }
    }
  }
  return undefined;
};

/** Where the bars end that are at an edge of a frame, one above the other. */
const endOfBars = (frame: Box, within: Element, edge: 'top' | 'bottom'): number => {
  const step = edge === 'top' ? 1 : -1;
  let end = frame[edge];
  for (;;) {
    const from = end;
    for (const share of [0.1, 0.5, 0.9]) {
      const bar = pinnedAt(frame.left + (frame.right - frame.left) * share, from + step, within, edge);
      const next = bar?.[edge === 'top' ? 'bottom' : 'top'] ?? end;
      if ((next - end) * step > 0) end = next;
    }
    if (end === from) return end;
  }
};

const isShown = ({ width, height, top, bottom }: DOMRect): boolean =>
  width > 1 && height > 1 && bottom > 0 && top < innerHeight;

const shownIn = (within: Element, selector: string, region: Element): DOMRect[] =>
  [...within.querySelectorAll(selector)]
    .filter((element) => !region.contains(element) && element.checkVisibility({ visibilityProperty: true }))
    .map((element) => element.getBoundingClientRect())
    .filter(isShown);

/** The room that there is, and what is in it. */
const measure = (region: HTMLElement) => {
  const dialog = [...document.querySelectorAll(DIALOGS)].findLast((element) =>
    isShown(element.getBoundingClientRect()),
  );
  // What is behind an open dialog cannot be pressed.
  const within = dialog ?? document.documentElement;
  const frame: Box = dialog?.getBoundingClientRect() ?? { top: 0, left: 0, right: innerWidth, bottom: innerHeight };
  const [head, foot] = [endOfBars(frame, within, 'top'), endOfBars(frame, within, 'bottom')];
  const titles = shownIn(within, dialog ? '[slot="title"]' : 'h1', region);
  const { left, right } = frame;
  return {
    dialog,
    frame,
    foot,
    /** Below the header and the title of the page. */
    start: Math.max(head, ...titles.filter(({ top }) => top < innerHeight / 2).map(({ bottom }) => bottom)),
    never: [...titles, { left, right, top: frame.top, bottom: head }, { left, right, top: foot, bottom: frame.bottom }],
    controls: shownIn(within, CONTROLS, region),
  };
};

type Measured = ReturnType<typeof measure>;

const placesIn = ({ dialog, foot, start }: Measured, height: number, usualFoot: number): Place[] => {
  const lowest = innerHeight - GAP - height;
  if (dialog) {
    return [
      { name: 'below', align: 'center', top: lowest },
      { name: 'above', align: 'center', top: GAP },
      { name: 'foot', align: 'center', top: foot - GAP - height },
      { name: 'head', align: 'center', top: start + GAP },
    ];
  }
  const top = Math.min(usualFoot, foot - GAP) - height;
  const aligns = matchMedia(NARROW).matches ? (['center'] as const) : (['center', 'end', 'start'] as const);
  return [
    ...aligns.map((align) => ({ name: `foot ${align}`, align, top })),
    ...aligns.map((align) => ({ name: `head ${align}`, align, top: start + GAP })),
  ];
};

/** Moves the toasts to where they cover least; a place that covers nothing is kept. */
const moveToFreePlace = (region: HTMLElement): void => {
  const root = document.documentElement;
  const toasts = [...region.querySelectorAll<HTMLElement>('[data-toast]')];
  const kept = region.dataset['place'];
  region.removeAttribute('style');
  root.style.removeProperty('--toast-room');
  const usual = region.getBoundingClientRect();
  const height = region.offsetHeight;
  const width = Math.max(...toasts.map(({ offsetWidth }) => offsetWidth));
  const side = Number.parseFloat(getComputedStyle(region).paddingInlineStart);
  const measured = measure(region);
  const boxOf = ({ align, top }: Place): Box => {
    const left = { start: side, end: innerWidth - side - width, center: (innerWidth - width) / 2 }[align];
    return { left, right: left + width, top, bottom: top + height };
  };
  const covered = (place: Place): number => {
    const box = boxOf(place);
    const count = (others: readonly Box[]): number => others.filter((other) => overlap(box, other)).length;
    return NEVER * count(measured.never) + count(measured.controls);
  };
  const places = placesIn(measured, height, usual.bottom).map((place) => ({ place, covered: covered(place) }));
  const best =
    places.find(({ place, covered }) => place.name === kept && covered === 0) ??
    places.toSorted((one, other) => one.covered - other.covered)[0];
  if (!best) return;
  // No place is free: a dialog makes room, and a page can be scrolled further.
  const isFull = best.covered > 0 && (measured.dialog !== undefined || matchMedia(NARROW).matches);
  if (isFull) root.style.setProperty('--toast-room', `${height + GAP}px`);
  const { place } = (isFull && measured.dialog && places[0]) || best;
  region.dataset['place'] = place.name;
  region.dataset['align'] = place.align;
  Object.assign(region.style, { top: `${place.top}px`, bottom: 'auto', transform: 'none' });
};

/**
 * Keeps toasts clear of what can be pressed and of what names the page, also where a dialog opens or a bar appears
 * below them. Returns the function that ends it.
 */
export const keepInFreePlace = (region: HTMLElement): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const moveOnceSettled = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => moveToFreePlace(region), SETTLED_MS);
  };
  moveToFreePlace(region);
  moveOnceSettled();
  const changes = new MutationObserver(moveOnceSettled);
  changes.observe(document.body, { childList: true, subtree: true });
  window.addEventListener('resize', moveOnceSettled);
  return () => {
    clearTimeout(timer);
    changes.disconnect();
    window.removeEventListener('resize', moveOnceSettled);
    if (region.querySelector('[data-toast]')) return;
    region.removeAttribute('style');
    delete region.dataset['place'];
    delete region.dataset['align'];
    document.documentElement.style.removeProperty('--toast-room');
  };
};
