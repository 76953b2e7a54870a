import { Markdown } from '@storybook/addon-docs/blocks';
import type { CSSProperties, ReactElement } from 'react';
import { sectionsOf } from './docstring-sections.ts';

/** Smaller than those of the stories, which part the page. */
const heading: CSSProperties = { margin: '1.75rem 0 0', padding: 0, border: 0, fontSize: '1rem' };

/** Side by side where both have room. */
const columns: CSSProperties = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(20rem, 100%), 1fr))',
  columnGap: '2rem',
};

type SectionProps = {
  title: string;
  /** Without a text there is no section. */
  text: string | undefined;
  /** The colour of a line above it. */
  color?: string;
};

const Section = ({ title, text, color }: SectionProps): ReactElement | null => {
  if (text === undefined) return null;
  const line = color !== undefined && { paddingBlockStart: '0.5rem', borderBlockStart: `3px solid ${color}` };
  return (
    <section>
      <h2 style={{ ...heading, ...line }}>{title}</h2>
      <Markdown>{text}</Markdown>
    </section>
  );
};

/** A component's docstring under the headings of its sections; one without sections is only its text. */
export const Docstring = ({ text }: { text: string }): ReactElement => {
  const { purpose, use, anatomy, dos, donts, keyboard } = sectionsOf(text);
  return (
    <>
      <Markdown>{purpose}</Markdown>
      <Section title="When to use it" text={use} />
      <Section title="Anatomy" text={anatomy} />
      {(dos ?? donts) !== undefined && (
        <div style={columns}>
          <Section title="Do" text={dos} color="var(--color-success)" />
          <Section title="Don’t" text={donts} color="var(--color-danger)" />
        </div>
      )}
      <Section title="Keyboard" text={keyboard} />
    </>
  );
};
