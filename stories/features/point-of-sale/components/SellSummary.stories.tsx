import { expect, fn } from 'storybook/test';
import { profileDomains } from '#domain/profile-domain.ts';
import { item, items, longItem } from '#mocks/scenarios/packages.ts';
import { twoDomains } from '#mocks/scenarios/sales.ts';
import { Controlled } from '#storybook/Controlled.tsx';
import { looks, modes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { SellSummary } from '#web/features/point-of-sale/components/SellSummary.tsx';

const domains = profileDomains(twoDomains.relatedEsims);

const meta = preview.meta({
  title: 'Features/Point of sale/Components/SellSummary',
  component: SellSummary,
  args: { item: item(), customer: 'tom@example.com', country: 'DE' },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('14.90')).toBeVisible();
    await expect(canvas.getByText('From your stock (3 left)')).toBeVisible();
    await expect(canvas.getByText('tom@example.com')).toBeVisible();
  },
});

export const ChargedToCredit = meta.story({
  args: { item: items[1]! },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('31.50 USD from your credit')).toBeVisible();
  },
});

export const GuestSale = meta.story({
  args: { customer: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Guest')).toBeVisible();
  },
});

/** The customer has two balances that the package fits. */
export const SeveralEsims = meta.story({
  args: { country: undefined, domains, domainId: domains[0]!.id, onDomainChange: fn() },
  render: (args) => (
    <Controlled initial={args.domainId} onChange={(id) => id !== undefined && args.onDomainChange?.(id)}>
      {(domainId, onDomainChange) => <SellSummary {...args} domainId={domainId} onDomainChange={onDomainChange} />}
    </Controlled>
  ),
  play: async ({ canvas, userEvent, args }) => {
    const [first, second] = canvas.getAllByRole('radio');
    await expect(first).toBeChecked();
    await userEvent.click(second!);
    await expect(args.onDomainChange).toHaveBeenCalledWith('second-domain');
  },
});

export const LongValuesMobile = meta.story({
  args: { item: longItem, customer: 'maximiliane.von-hohenstein@travel-agency-with-a-long-name.example' },
  globals: modes.mobile,
});
