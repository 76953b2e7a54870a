import { Controls, Description, Primary, Stories, Subtitle, Title } from '@storybook/addon-docs/blocks';
import type { ReactElement } from 'react';
import { PageFacts } from './PageFacts.tsx';

/** Storybook's own page of a component, with what is known of a page of the product. */
export const DocsTemplate = (): ReactElement => (
  <>
    <Title />
    <Subtitle />
    <Description />
    <PageFacts />
    <Primary />
    <Controls />
    <Stories />
  </>
);
