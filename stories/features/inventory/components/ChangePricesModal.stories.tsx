import { expect, fn, screen, within } from 'storybook/test';
import { items } from '#mocks/scenarios/packages.ts';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { ChangePricesModal } from '#web/features/inventory/components/ChangePricesModal.tsx';

const meta = preview.meta({
  title: 'Features/Inventory/Components/ChangePricesModal',
  component: ChangePricesModal,
  args: { items, recommendedOf: () => 1_990, onSave: fn(() => Promise.resolve()), onClose: fn() },
  parameters: { docs: { story: { inline: false, height: '720px' } } },
});

export const Default = meta.story({
  parameters: looks,
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Change the prices of 3 packages' }));
    await expect(
      dialog.getByRole('row', { name: /^Europe 5 GB 14\.90\sUSD → 16\.39\sUSD \d+% → \d+%$/ }),
    ).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Change 3 prices' })).toBeEnabled();
  },
});

/** One question for all packages that would be sold below cost, with what one sale of each would lose. */
export const BelowCost = meta.story({
  parameters: looks,
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Change the prices of 3 packages' }));
    await userEvent.click(dialog.getByRole('button', { name: /Raise by percent/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Lower by percent' }));
    const by = dialog.getByRole('textbox', { name: 'By' });
    await userEvent.clear(by);
    await userEvent.type(by, '50');
    await userEvent.click(dialog.getByRole('button', { name: 'Change 3 prices' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      /^3 packages would be sold below cost\. One sale of each would lose [\d.]+\sUSD in total\. Change the prices all the same\?$/,
    );
    await expect(dialog.getByRole('button', { name: 'Change 3 prices at a loss' })).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
});

/** What is no number changes nothing, and no price is said to stay. */
export const NoNumber = meta.story({
  tags: ['behaviour'],
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Change the prices of 3 packages' }));
    const by = dialog.getByRole('textbox', { name: 'By' });
    await userEvent.clear(by);
    await userEvent.type(by, 'abc');
    await expect(dialog.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.tab();
    await expect(await dialog.findByText('Enter valid number (ex. 4.59)')).toBeVisible();
    await userEvent.clear(by);
    await userEvent.type(by, '１０');
    await expect(
      await dialog.findByRole('row', { name: /^Europe 5 GB 14\.90\sUSD → 16\.39\sUSD \d+% → \d+%$/ }),
    ).toBeVisible();
  },
});
