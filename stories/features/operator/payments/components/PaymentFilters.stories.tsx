import { expect, fn, screen } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { PaymentFilters } from '#web/features/operator/payments/components/PaymentFilters.tsx';

const meta = preview.meta({
  title: 'Features/Operator/Payments/Components/PaymentFilters',
  component: PaymentFilters,
  args: {
    shown: { search: '', state: undefined, method: undefined },
    onShow: fn(),
    methods: [
      { id: 'stripe', name: 'Card' },
      { id: 'bank-transfer', name: 'Bank transfer' },
    ],
  },
});

export const Default = meta.story({ parameters: looks });

export const Chosen = meta.story({ args: { shown: { search: 'RF18', state: 'PENDING', method: 'bank-transfer' } } });

export const Choosing = meta.story({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), 'R');
    await expect(args.onShow).toHaveBeenLastCalledWith({ search: 'R' });
    await userEvent.click(canvas.getByRole('button', { name: /State/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Pending' }));
    await expect(args.onShow).toHaveBeenLastCalledWith({ state: 'PENDING' });
    await userEvent.click(canvas.getByRole('button', { name: /Method/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Bank transfer' }));
    await expect(args.onShow).toHaveBeenLastCalledWith({ method: 'bank-transfer' });
  },
});
