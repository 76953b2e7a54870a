import { fn } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { LegalText } from '#web/features/legal/LegalText.tsx';

const published = {
  data: { content: '## Scope\n\nThese terms hold.', timestamp: '2024-03-07T10:00:00Z' },
  isError: false,
  isRefetching: false,
  error: null,
  refetch: fn(async () => undefined),
};

const meta = preview.meta({
  title: 'Features/Legal/LegalText',
  component: LegalText,
  args: { title: 'Bedingungen', failed: 'The text could not be loaded.', query: published },
});

export const Default = meta.story({ parameters: looks });

export const Loading = meta.story({ args: { query: { ...published, data: undefined } } });
export const Failed = meta.story({ args: { query: { ...published, data: undefined, isError: true } } });
