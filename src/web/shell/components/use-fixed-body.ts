import { useEffect } from 'react';

/** Keeps the page behind an overlay from scrolling, also where the browser ignores overflow (iOS). */
export const useFixedBody = (isFixed: boolean): void => {
  useEffect(() => {
    if (!isFixed) return undefined;
    const { style } = document.body;
    const { scrollY } = window;
    Object.assign(style, { position: 'fixed', top: `${-scrollY}px`, width: '100%' });
    return () => {
      Object.assign(style, { position: '', top: '', width: '' });
      window.scrollTo(0, scrollY);
    };
  }, [isFixed]);
};
