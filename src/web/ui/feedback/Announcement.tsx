import type { ReactElement } from 'react';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';

type AnnouncementProps = {
  /** What screen readers say; nothing while it is empty. */
  text: string;
};

/**
 * Tells screen readers a change that sight has on the page: a list is shorter, a page loads.
 *
 * Use it beside a list that becomes shorter, or in place of what loads. What everybody should notice is a toast or a
 * Banner.
 *
 * Anatomy: a text that only screen readers find, in a region that they watch.
 *
 * Do:
 * - Render it before there is something to say: readers tell changes only.
 * - Say the result: "12 results".
 *
 * Don't:
 * - Repeat what the focus or a toast says.
 * - Change the text with every letter that is typed.
 */
export const Announcement = ({ text }: AnnouncementProps): ReactElement => (
  <VisuallyHidden as="output">{text}</VisuallyHidden>
);
