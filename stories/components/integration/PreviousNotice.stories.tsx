import { expect } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { PreviousNotice } from '#web/components/integration/PreviousNotice.tsx';

const meta = preview.meta({
  title: 'Components/Integration/PreviousNotice',
  component: PreviousNotice,
  args: { kind: 'secret' as const, validUntil: '2026-03-15T09:30:00.000Z' },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/15-03-2026 09:30/)).toBeVisible();
  },
});

export const Key = meta.story({ args: { kind: 'key' as const } });

export const Nothing = meta.story({
  args: { validUntil: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/2026/)).toBeNull();
  },
});
