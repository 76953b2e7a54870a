import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { looks } from '#storybook/modes.ts';
import { Progress } from '#web/ui/feedback/Progress.tsx';

const meta = preview.meta({
  title: 'UI/Feedback/Progress',
  component: Progress,
  args: { label: 'Data used', value: 1.2, maximum: 5, valueText: '1.2 of 5 GB' },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Data used' });
    await expect(bar).toHaveAttribute('aria-valuetext', '1.2 of 5 GB');
  },
});

export const Steps = meta.story({
  args: { label: 'Step', value: 2, maximum: 5 },
  render: ({ label, value }) => <Progress label={label} value={value} maximum={5} />,
});
export const NearlyUsedUp = meta.story({ args: { value: 4.8, valueText: '4.8 of 5 GB', tone: 'danger' } });
export const WithoutLabel = meta.story({ args: { isLabelHidden: true } });
