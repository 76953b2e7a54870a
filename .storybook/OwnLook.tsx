import { type CSSProperties, type ReactElement, type ReactNode, useLayoutEffect } from 'react';
import { type viewports } from './modes.ts';

export type OwnLookProps = {
  id: string;
  theme: 'light' | 'dark';
  /** The screen that the story is made for, if any. */
  viewport: (typeof viewports)[keyof typeof viewports] | undefined;
  isInDocs: boolean;
  children: ReactNode;
};

const inDocs: CSSProperties = {
  margin: '-1.875rem -1.25rem',
  padding: '1.875rem 1.25rem',
  color: 'var(--color-ink)',
  background: 'var(--color-ground)',
};

const inFrame: CSSProperties = { display: 'block', height: '28rem', maxWidth: '100%', border: 0 };

/**
 * The theme and the width of a story. A docs page shows many in one document: there each has its own theme around it, and
 * one for another width is shown in a frame of that width.
 */
export const OwnLook = ({ id, theme, viewport, isInDocs, children }: OwnLookProps): ReactNode => {
  useLayoutEffect(() => {
    if (!isInDocs) document.documentElement.dataset['theme'] = theme;
  }, [isInDocs, theme]);
  if (!isInDocs) return children;
  return (
    <div data-theme={theme} style={inDocs}>
      {viewport ? <Frame id={id} width={viewport.styles.width} /> : children}
    </div>
  );
};

const Frame = ({ id, width }: { id: string; width: string }): ReactElement => (
  // Storybook's own page, which needs all that a page may.
  // oxlint-disable-next-line react/iframe-missing-sandbox
  <iframe
    id={`iframe--${id}`}
    title={id}
    src={`iframe.html?id=${id}&viewMode=story`}
    loading="lazy"
    style={{ ...inFrame, width }}
  />
);
