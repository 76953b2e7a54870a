import { expect, fn, screen, waitFor } from 'storybook/test';
import {
  getListPackagesMockHandler,
  getListPackagesResponseMock,
} from '#mocks/generated/operator/packages/packages.msw.ts';
import { looks } from '#storybook/modes.ts';
import { network } from '#storybook/network.ts';
import preview from '#storybook/preview.tsx';
import { PackageChoice } from '#web/features/operator/sales/PackageChoice.tsx';

const list = getListPackagesResponseMock();
const germany = list.items.find(({ name }) => name === 'Germany 1 GB')!;

const meta = preview.meta({
  title: 'Features/Operator/Sales/PackageChoice',
  component: PackageChoice,
  args: { value: undefined, onChange: fn() },
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Package' }), 'germany');
    await userEvent.click(await screen.findByRole('option', { name: /^Germany 1 GB/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith(germany.id);
  },
});

/** An emptied field means all packages. */
export const Chosen = meta.story({
  parameters: looks,
  args: { value: germany.id },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('combobox', { name: 'Package' });
    await waitFor(() => expect(box).toHaveValue('Germany 1 GB'));
    await userEvent.clear(box);
    await expect(args.onChange).toHaveBeenLastCalledWith(undefined);
  },
});

/** CON-120: the chosen package is no answer to another word. */
export const AnotherTyped = meta.story({
  tags: ['behaviour'],
  args: { value: germany.id },
  beforeEach: () =>
    network.use(
      getListPackagesMockHandler(({ request }) =>
        new URL(request.url).searchParams.get('search') === germany.id ? list : { ...list, items: [], found: 0 },
      ),
    ),
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('combobox', { name: 'Package' });
    await waitFor(() => expect(box).toHaveValue('Germany 1 GB'));
    await userEvent.tripleClick(box);
    await userEvent.keyboard('zzzz');
    await expect(await screen.findByText('Nothing found')).toBeVisible();
    await expect(screen.queryByRole('option', { name: /Germany 1 GB/ })).toBeNull();
    await userEvent.keyboard('{ArrowDown}{Enter}{Escape}');
    await expect(args.onChange).not.toHaveBeenCalledWith(germany.id);
  },
});

/** What is called almost so is chosen by an arrow alone. */
export const Similar = meta.story({
  beforeEach: () =>
    network.use(
      getListPackagesMockHandler({
        ...list,
        items: [],
        found: 0,
        similar: { items: [germany], meant: [{ typed: 'germny', word: 'germany', country: 'DE' }] },
      }),
    ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Package' }), 'germny');
    await expect(await screen.findByText('No package is called that. Similar ones are shown.')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).not.toHaveBeenCalledWith(germany.id);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(germany.id);
  },
});
