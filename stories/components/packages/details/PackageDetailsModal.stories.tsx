import { expect, fn, screen, within } from 'storybook/test';
import { packageNamed } from '#mocks/scenarios/packages.ts';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { PackageDetailsModal } from '#web/components/packages/details/PackageDetailsModal.tsx';

const europe = packageNamed('Europe 5 GB');
const world = packageNamed('World unlimited 10 days');

const meta = preview.meta({
  title: 'Components/Packages/Details/PackageDetailsModal',
  component: PackageDetailsModal,
  args: { item: europe, onClose: fn(), devicesHref: '/esim/devices' },
  parameters: { docs: { story: { inline: false, height: '640px' } } },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ userEvent, args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Europe 5 GB' }));
    const names = dialog.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
    await expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other)));
    await expect(dialog.getByRole('link', { name: 'Supported devices' })).toHaveAttribute('href', '/esim/devices');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
  },
});

export const Unlimited = meta.story({
  parameters: looks,
  args: { item: world },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'World unlimited 10 days' }));
    await expect(dialog.getByText('2 GB high-speed volume')).toBeVisible();
    await expect(dialog.getByText('Resets every 24 hours')).toBeVisible();
  },
});

export const OneCountry = meta.story({
  args: { item: packageNamed('Germany 500 MB') },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByText('Germany')).toBeVisible();
    await expect(dialog.queryByRole('list')).not.toBeInTheDocument();
  },
});

export const UnlimitedValidity = meta.story({ args: { item: { ...europe, validityUnlimited: true } } });
export const ResetAtFixedTime = meta.story({
  args: {
    item: {
      ...world,
      extendedDataPolicy: {
        type: 'unlimited',
        resetType: 'fixedTime',
        fixedTime: '00:00',
        totalHighSpeedVolume: { sizeValue: 500, sizeUnit: 'MB' },
      },
    },
  },
});
