import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { FirstSteps } from '#web/components/integration/FirstSteps.tsx';

const meta = preview.meta({
  title: 'Components/Integration/FirstSteps',
  component: FirstSteps,
  args: {
    title: 'First steps',
    subtitle: 'From your credentials to the first sale, with requests to copy.',
    steps: ['Retrieve an access token', 'Read your inventory', 'Sell a package'],
    onStart: fn(),
  },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Start' }));
    await expect(args.onStart).toHaveBeenCalledTimes(1);
  },
});

export const NotReady = meta.story({
  args: { disabledReason: 'You need a sales channel first, and there is none yet.' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Start' }));
    await expect(args.onStart).not.toHaveBeenCalled();
  },
});
