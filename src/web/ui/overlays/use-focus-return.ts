import { useEffect, useState } from 'react';

/**
 * Gives the focus back to what had it when the caller was first shown. A modal does so by itself; where one takes the place
 * of another, what the second one knows is gone.
 */
export const useFocusReturn = (): void => {
  const [trigger] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      // After the modal has left: until then the page behind it takes no focus.
      requestAnimationFrame(() => {
        if (trigger instanceof HTMLElement && document.activeElement === document.body) trigger.focus();
      });
    },
    [trigger],
  );
};
