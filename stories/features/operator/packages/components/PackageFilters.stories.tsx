import { expect, fn, screen } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { PackageFilters } from '#web/features/operator/packages/components/PackageFilters.tsx';

const meta = preview.meta({
  title: 'Features/Operator/Packages/Components/PackageFilters',
  component: PackageFilters,
  args: {
    shown: { search: '', state: undefined, supplier: undefined },
    onShow: fn(),
    suppliers: ['esim-go', 'simulator'],
  },
});

export const Default = meta.story({ parameters: looks });

export const Chosen = meta.story({ args: { shown: { search: 'germany', state: 'WAITING', supplier: 'esim-go' } } });

export const Choosing = meta.story({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), 'G');
    await expect(args.onShow).toHaveBeenLastCalledWith({ search: 'G' });
    await userEvent.click(canvas.getByRole('button', { name: /State/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'To approve' }));
    await expect(args.onShow).toHaveBeenLastCalledWith({ state: 'WAITING' });
    await userEvent.click(canvas.getByRole('button', { name: /Supplier/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'esim-go' }));
    await expect(args.onShow).toHaveBeenLastCalledWith({ supplier: 'esim-go' });
  },
});
