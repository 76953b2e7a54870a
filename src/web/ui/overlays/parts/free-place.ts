/** Where toasts can be: the usual place first. The style sheet says where each is. */
const PLACES = ['usual', 'end', 'start', 'other'] as const;

const PRESSED = ':is(a[href], button, input, select, textarea, label)';
/** What is behind an open dialog cannot be pressed. */
const PLACES_OF_PRESSED = ['[role="dialog"], [role="alertdialog"]', 'main, nav'] as const;

const pressedNow = (): Element[] => {
  const within = PLACES_OF_PRESSED.find((place) => document.querySelector(place));
  return within === undefined ? [] : [...document.querySelectorAll(`:is(${within}) ${PRESSED}`)];
};

const overlap = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** Moves the toasts to where they cover least of what can be pressed. */
const moveToFreePlace = (region: HTMLElement): void => {
  const targets = pressedNow().map((element) => element.getBoundingClientRect());
  const coveredAt = (place: (typeof PLACES)[number]): number => {
    region.dataset['place'] = place;
    const toasts = [...region.querySelectorAll('[data-toast]')].map((toast) => toast.getBoundingClientRect());
    return targets.filter((target) => toasts.some((toast) => overlap(toast, target))).length;
  };
  const [best] = PLACES.map((place) => ({ place, covered: coveredAt(place) })).toSorted(
    (one, other) => one.covered - other.covered,
  );
  region.dataset['place'] = best?.place ?? 'usual';
};

/** What a toast tells of changes the page, which then has its buttons elsewhere. */
const SETTLED_MS = 100;

/** The same, once the page is as the toast tells. */
export const takeFreePlace = (region: HTMLElement | null): void => {
  if (region) setTimeout(() => moveToFreePlace(region), SETTLED_MS);
};
