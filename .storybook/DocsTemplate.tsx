import { Controls, Primary, Stories, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks';
import type { ReactElement } from 'react';
import { Docstring } from './Docstring.tsx';
import { PageFacts } from './PageFacts.tsx';

/** What is written on the component; a story that puts it into another one names it as a subcomponent. */
const Docstrings = (): ReactElement => {
  const { component, subcomponents, parameters } = useOf('meta', ['meta']).preparedMeta;
  const { extractComponentDescription: docstringOf } = parameters['docs'] as {
    extractComponentDescription: (component: unknown) => string;
  };
  return (
    <>
      {Object.entries(subcomponents ?? { component }).map(([name, shown]) => (
        <Docstring key={name} text={docstringOf(shown)} />
      ))}
    </>
  );
};

/** Storybook's own page of a component, with what is known of a page of the product. */
export const DocsTemplate = (): ReactElement => (
  <>
    <Title />
    <Subtitle />
    <Docstrings />
    <PageFacts />
    <Primary />
    <Controls />
    <Stories />
  </>
);
