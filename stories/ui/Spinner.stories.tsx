import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { looks } from '#storybook/modes.ts';
import { Spinner } from '#web/ui/Spinner.tsx';

const meta = preview.meta({ title: 'UI/Spinner', component: Spinner });

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading')).toBeInTheDocument();
  },
});

export const Small = meta.story({ args: { size: 20, label: 'Loading the balance' } });
