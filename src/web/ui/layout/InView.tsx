import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';

type InViewProps = {
  /** What has to be seen. */
  children: ReactNode;
};

/**
 * Scrolls to its content as soon as it is there.
 *
 * Use it for a message that appears in a dialog after a press: on a phone it would lie below the edge, and nothing
 * would seem to have happened.
 *
 * Anatomy: its content alone.
 *
 * Do:
 * - Give it the message as its `key`, so that the next one is scrolled to as well.
 *
 * Don't:
 * - Use it for what is there from the start.
 *
 * Keyboard: it changes nothing.
 */
export const InView = ({ children }: InViewProps): ReactElement => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return <div ref={place}>{children}</div>;
};
