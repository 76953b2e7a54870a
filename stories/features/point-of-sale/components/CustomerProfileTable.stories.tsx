import { expect, fn, screen, within } from 'storybook/test';
import { customerDetails, guestDetails } from '#mocks/scenarios/sales.ts';
import { inLooks, looks, modes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { CustomerProfileTable } from '#web/features/point-of-sale/components/CustomerProfileTable.tsx';

const meta = preview.meta({
  title: 'Features/Point of sale/Components/CustomerProfileTable',
  component: CustomerProfileTable,
  args: { details: customerDetails(), onAddEmail: fn(), onCopied: fn() },
  parameters: { docs: { story: { inline: false, height: '420px' } } },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Customer Profile' })).toBeVisible();
    const [, row] = canvas.getAllByRole('row');
    await expect(
      within(row!)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent?.replaceAll('\u00A0', ' ')),
    ).toEqual(['tom@example.com', '3.5 GB + unlimited', '1']);
    await expect(within(row!).queryByRole('button')).toBeNull();
  },
});

/** An eSIM that was replaced or deleted is no device. */
export const WithEsimsOfBefore = meta.story({
  tags: ['behaviour'],
  args: {
    details: customerDetails({
      relatedEsims: customerDetails().relatedEsims.flatMap((esim) => [
        esim,
        { ...esim, withdrawal: 'REPLACED' as const },
        { ...esim, active: false, withdrawal: 'DELETED' as const },
      ]),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('cell', { name: '1' })).toBeVisible();
  },
});

export const WithoutEmail = meta.story({
  args: { details: guestDetails },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add E-Mail Address' }));
    await expect(args.onAddEmail).toHaveBeenCalled();
  },
});

export const Loading = meta.story({ args: { details: undefined, isLoading: true } });

export const DetailsInDialog = meta.story({
  globals: modes.mobile,
  parameters: inLooks('mobile dark', 'mobile de'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show customer details' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Customer Profile' }));
    for (const text of ['tom@example.com', 'Germany', '3.5 GB + unlimited']) {
      await expect(dialog.getByText(text)).toBeVisible();
    }
  },
});

export const GuestInDialog = meta.story({
  args: { details: guestDetails },
  globals: modes.mobile,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show customer details' }));
    await expect(await screen.findByRole('dialog', { name: 'Customer Profile' })).toBeVisible();
  },
});

export const WithoutEmailMobile = meta.story({ args: { details: guestDetails }, globals: modes.mobile });
