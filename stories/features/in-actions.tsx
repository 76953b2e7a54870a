import type { ComponentType, CSSProperties, ReactElement } from 'react';

const actions: CSSProperties = { display: 'flex', flexWrap: 'wrap', gap: 'var(--space-12)' };

/** The place of a page's actions, for those that are shown without their page. */
export const inActions = (Story: ComponentType): ReactElement => (
  <div style={actions}>
    <Story />
  </div>
);
