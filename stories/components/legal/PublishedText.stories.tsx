import { expect } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { PublishedText } from '#web/components/legal/PublishedText.tsx';
import { legalText } from '../../features/legal/legal-text.ts';

const meta = preview.meta({
  title: 'Components/Legal/PublishedText',
  component: PublishedText,
  args: { content: legalText.content, day: '2024/03/07' },
});

/** Two parties, each with the same clauses. */
export const SameWordsTwice = meta.story({
  args: { content: '## Notice\n\nThirty days.\n\nThirty days.\n\n## Notice\n\nThirty days.' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Thirty days.')).toHaveLength(3);
  },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Published 2024/03/07')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: '<script>alert(1)</script>' })).toBeVisible();
  },
});
