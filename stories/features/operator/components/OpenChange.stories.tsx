import { expect, fn } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { OpenChange } from '#web/features/operator/components/OpenChange.tsx';

const meta = preview.meta({
  title: 'Features/Operator/Components/OpenChange',
  component: OpenChange,
  args: { amount: { value: -100, currencyCode: 'USD' }, onAsk: fn(), isAsking: false },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/^The store has not confirmed yet/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Ask again' }));
    await expect(args.onAsk).toHaveBeenCalled();
  },
});

export const Asking = meta.story({ args: { isAsking: true } });
