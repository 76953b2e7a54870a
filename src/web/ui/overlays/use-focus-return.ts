import { useEffect, useState } from 'react';

/**
 * Returns the focus to the element that had it when the caller was first shown. A modal does so itself; when one
 * replaces another, the second one does not know that element.
 */
export const useFocusReturn = (): void => {
  const [trigger] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      // After the modal has closed: until then the page behind it cannot be focused.
      requestAnimationFrame(() => {
        if (trigger instanceof HTMLElement && document.activeElement === document.body) trigger.focus();
      });
    },
    [trigger],
  );
};
