import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';

type InViewProps = {
  /** What has to be seen. */
  children: ReactNode;
  /** It also takes the focus: for what takes the place of the button that was pressed. */
  takesFocus?: boolean;
};

/**
 * Scrolls to its content as soon as it is there.
 *
 * Use it for a message that appears on a page after a press: on a phone it would lie below the edge, and nothing would
 * seem to have happened. A dialog scrolls to its messages by itself.
 *
 * Anatomy: its content alone.
 *
 * Do:
 * - Give it the message as its `key`, so that the next one is scrolled to as well.
 *
 * Don't:
 * - Use it for what is there from the start.
 *
 * Keyboard: with `takesFocus`, its first control is the next one; else it changes nothing.
 */
export const InView = ({ children, takesFocus = false }: InViewProps): ReactElement => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'nearest' });
    // Where not all of it fits, its buttons are seen.
    if (takesFocus) [...(place.current?.querySelectorAll('button') ?? [])].at(-1)?.scrollIntoView({ block: 'nearest' });
  }, [takesFocus]);
  return (
    <div ref={place} {...(takesFocus && { tabIndex: -1 })}>
      {children}
    </div>
  );
};
