import { Controls, Description, Primary, Stories, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks';
import type { ReactElement } from 'react';
import { PageFacts } from './PageFacts.tsx';

/** What is written on the component; its story may put it into a form of its own, and names it as a subcomponent then. */
const Purpose = (): ReactElement => {
  const { subcomponents = {} } = useOf('meta', ['meta']).preparedMeta;
  return (
    <>
      <Description />
      {Object.entries(subcomponents).map(([name, component]) => (
        <Description key={name} of={component} />
      ))}
    </>
  );
};

/** Storybook's own page of a component, with what is known of a page of the product. */
export const DocsTemplate = (): ReactElement => (
  <>
    <Title />
    <Subtitle />
    <Purpose />
    <PageFacts />
    <Primary />
    <Controls />
    <Stories />
  </>
);
