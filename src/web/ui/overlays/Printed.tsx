import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import styles from './Printed.module.css';

type PrintedProps = {
  /** Counts the presses of the button that prints: each one opens the browser's dialog. */
  prints: number;
  /** What the paper shows. */
  children: ReactNode;
};

/** Nobody waits longer for a logo on paper. */
const PICTURE_WAIT_MS = 3_000;

/** Browsers leave out of the paper what has not loaded yet. */
const picturesShown = (paper: HTMLElement | null): Promise<unknown> =>
  Promise.race([
    Promise.allSettled([...(paper?.querySelectorAll('img') ?? [])].map((picture) => picture.decode())),
    new Promise((resolve) => setTimeout(resolve, PICTURE_WAIT_MS)),
  ]);

/**
 * What is printed instead of the page. The screen does not show it.
 *
 * Use it for a slip to hand over. A file to keep is a PDF of the server.
 *
 * Anatomy: the content alone, black on white, as wide as the paper.
 *
 * Do:
 * - Mount it at the first press, with everything that it shows loaded; pictures are waited for. Mounted before, it is also
 *   what the browser prints by its own command.
 * - Give sizes in millimetres and points: it may be a page or the roll of a receipt printer.
 *
 * Don't:
 * - Put controls into it: nobody can press them.
 */
export const Printed = ({ prints, children }: PrintedProps): ReactElement => {
  const paper = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (prints === 0) return undefined;
    let isGone = false;
    void picturesShown(paper.current).then(() => isGone || print());
    return () => {
      isGone = true;
    };
  }, [prints]);
  return createPortal(
    <div ref={paper} className={styles.paper}>
      {children}
    </div>,
    document.body,
  );
};
