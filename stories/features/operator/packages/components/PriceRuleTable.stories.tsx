import { expect, fn } from 'storybook/test';
import { getGetPriceRulesResponseMock } from '#mocks/generated/operator/packages/packages.msw.ts';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { PriceRuleTable } from '#web/features/operator/packages/components/PriceRuleTable.tsx';

const { rules } = getGetPriceRulesResponseMock();
const [first, second, ...others] = rules;

const meta = preview.meta({
  title: 'Features/Operator/Packages/Components/PriceRuleTable',
  component: PriceRuleTable,
  args: { rules, onChange: fn(), onEdit: fn() },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('esim-go · Western Europe · From 10 GB')).toBeVisible();
    await expect(canvas.getByText('All packages')).toBeVisible();
  },
});

export const Behaviour = meta.story({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move up: Europe (EU)' }));
    await expect(args.onChange).toHaveBeenLastCalledWith([second, first, ...others]);
    await userEvent.click(canvas.getByRole('button', { name: /^Move down: esim-go/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith([second, first, ...others]);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove: Europe (EU)' }));
    await expect(args.onChange).toHaveBeenLastCalledWith([first, ...others]);
    await userEvent.click(canvas.getByRole('button', { name: 'Change: All packages' }));
    await expect(args.onEdit).toHaveBeenLastCalledWith(3);
  },
});
