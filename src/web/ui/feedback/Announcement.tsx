import type { ReactElement } from 'react';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';

export type AnnouncementProps = {
  /** What screen readers say; nothing while it is empty. */
  text: string;
};

/**
 * Tells screen readers a change that sight has on the page: a list is shorter, a page loads.
 *
 * Use it where it is there before its text changes, since readers tell changes only. What everybody should notice is a
 * toast or a Banner.
 */
export const Announcement = ({ text }: AnnouncementProps): ReactElement => (
  <output>
    <VisuallyHidden>{text}</VisuallyHidden>
  </output>
);
