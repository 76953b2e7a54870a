import { expect, fn, screen } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { ResellerFilters } from '#web/features/operator/resellers/components/ResellerFilters.tsx';

const meta = preview.meta({
  title: 'Features/Operator/Resellers/Components/ResellerFilters',
  component: ResellerFilters,
  args: { search: '', onSearch: fn(), sort: 'NEWEST' as const, onSort: fn() },
});

export const Default = meta.story({ parameters: looks });

export const Filled = meta.story({ args: { search: 'harbour', sort: 'CREDIT' } });

export const Behaviour = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), 'j');
    await expect(args.onSearch).toHaveBeenCalledWith('j');
    await userEvent.click(canvas.getByRole('button', { name: /First/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Most credit' }));
    await expect(args.onSort).toHaveBeenCalledWith('CREDIT');
  },
});
