import { expect, fn, screen, within } from 'storybook/test';
import {
  getGetPriceRulesResponseMock,
  getSetPriceRulesMockHandler409,
} from '#mocks/generated/operator/packages/packages.msw.ts';
import { network } from '#storybook/network.ts';
import preview from '#storybook/preview.tsx';
import { ApplyRules } from '#web/features/operator/packages/ApplyRules.tsx';
import { inActions } from '../../in-actions.tsx';

const { newPackages, floor, rules } = getGetPriceRulesResponseMock();

const meta = preview.meta({
  title: 'Features/Operator/Packages/ApplyRules',
  component: ApplyRules,
  decorators: [inActions],
  // Without the first rule.
  args: { draft: { newPackages, floor, rules: rules.slice(1) }, onDone: fn() },
  parameters: { docs: { story: { inline: false, height: '720px' } } },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Discard changes' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Preview changes' })).not.toHaveAttribute('aria-disabled');
  },
});

export const Unchanged = meta.story({
  args: { draft: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Discard changes' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Preview changes' })).toHaveAttribute('aria-disabled', 'true');
  },
});

/** What was changed stays, and the preview is made anew. */
export const Refused = meta.story({
  beforeEach: () => network.use(getSetPriceRulesMockHandler409()),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Preview changes' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'What would change' }));
    await dialog.findByText('Largest rises');
    await userEvent.click(dialog.getByRole('button', { name: 'Apply rules' }));
    await expect(await dialog.findByRole('alert')).toBeVisible();
    await expect(args.onDone).not.toHaveBeenCalled();
  },
});
