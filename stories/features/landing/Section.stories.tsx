import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { Section } from '#web/features/landing/Section.tsx';

const meta = preview.meta({
  title: 'Features/Landing/Section',
  component: Section,
  args: {
    id: 'section',
    title: 'A part of the page',
    lead: 'At the till, and in your own shop.',
    children: 'What belongs to it.',
  },
  parameters: { layout: 'fullscreen' },
});

export const Default = meta.story({ parameters: looks });

export const Raised = meta.story({ parameters: looks, args: { isRaised: true } });
