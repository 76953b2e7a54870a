import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { modes } from '#storybook/modes.ts';
import { Spinner } from '#web/ui/feedback/Spinner.tsx';

const meta = preview.meta({ title: 'UI/Feedback/Spinner', component: Spinner });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading')).toBeInTheDocument();
  },
});

export const Small = meta.story({ args: { size: 20, label: 'Loading the balance' } });
export const Dark = meta.story({ globals: modes.dark });

export const German = meta.story({
  globals: modes.de,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Wird geladen')).toBeInTheDocument();
  },
});
