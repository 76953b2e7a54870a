import { useEffect } from 'react';

const FIELD = 'input:not([type=checkbox], [type=radio], [type=file]), textarea';

/** The keyboard's focus scrolls by itself, a press on what can be seen of a field does not. */
const bringInSight = ({ target }: Event): void => {
  const field = target instanceof Element ? target.closest(FIELD) : null;
  if (field && field === document.activeElement) field.scrollIntoView({ block: 'nearest' });
};

/** Scrolls a pressed field clear of what is fixed at the edges of the window, by the page's `scroll-padding`. */
export const useFieldInSight = (): void => {
  useEffect(() => {
    document.addEventListener('click', bringInSight);
    return () => document.removeEventListener('click', bringInSight);
  }, []);
};
