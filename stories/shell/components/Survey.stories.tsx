import { expect } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { Survey } from '#web/shell/components/Survey.tsx';

const meta = preview.meta({
  title: 'Shell/Components/Survey',
  component: Survey,
  args: { url: 'about:blank' },
  decorators: [(Story) => <div style={{ paddingTop: '34rem' }}>{Story()}</div>],
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByTitle('Feedback survey')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Give feedback' }));
    await expect(canvas.getByTitle('Feedback survey')).toHaveAttribute('src', 'about:blank');
    await userEvent.click(canvas.getByRole('button', { name: 'Close the survey' }));
    await expect(canvas.queryByTitle('Feedback survey')).toBeNull();
  },
});
