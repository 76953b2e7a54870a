import { expect, screen, waitFor, within } from 'storybook/test';
import {
  getListPackagesMockHandler,
  getListPackagesMockHandler500,
  getListPackagesResponseMock,
} from '#mocks/generated/operator/packages/packages.msw.ts';
import { looks } from '#storybook/modes.ts';
import { network, never } from '#storybook/network.ts';
import preview from '#storybook/preview.tsx';
import { Component as PackagesPage } from '#web/features/operator/packages/PackagesPage.tsx';
import { signedIn, withSession } from '../../../session.tsx';
import { address } from '../../Address.tsx';
import { At } from '../../At.tsx';

const list = getListPackagesResponseMock();

const meta = preview.meta({
  title: 'Features/Operator/Packages/PackagesPage',
  component: PackagesPage,
  render: () => (
    <At pattern="/operator/packages">
      <PackagesPage />
    </At>
  ),
  decorators: [withSession(signedIn)],
  parameters: {
    layout: 'fullscreen',
    route: '/operator/packages',
    docs: { story: { inline: false, height: '900px' } },
  },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Europe 10 GB')).toBeVisible();
  },
});

export const Loading = meta.story({ beforeEach: () => network.use(getListPackagesMockHandler(never)) });

export const Empty = meta.story({
  beforeEach: () => network.use(getListPackagesMockHandler({ ...list, items: [], found: 0 })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No package yet')).toBeVisible();
  },
});

export const NothingFound = meta.story({
  parameters: { route: '/operator/packages?search=atlantis' },
  beforeEach: () => network.use(getListPackagesMockHandler({ ...list, items: [], found: 0 })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No package found')).toBeVisible();
    await expect(await canvas.findByText('Nothing found')).toHaveRole('status');
  },
});

/** What is called almost so can be read, and neither selected nor changed until the word is taken. */
export const Similar = meta.story({
  parameters: { ...looks, route: '/operator/packages?search=germny' },
  beforeEach: () =>
    network.use(
      getListPackagesMockHandler(({ request }) => {
        const isMeant = new URL(request.url).searchParams.get('search') === 'Germany';
        const germany = list.items.filter(({ name }) => name === 'Germany 1 GB');
        if (isMeant) return { ...list, items: germany, found: germany.length };
        const similar = { items: germany, meant: [{ typed: 'germny', word: 'germany', country: 'DE' }] };
        return { ...list, items: [], found: 0, similar };
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('No package is called “germny”.')).toBeVisible();
    await expect(canvas.getByText('Germany 1 GB')).toBeVisible();
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Put all on sale' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Did you mean Germany?' }));
    await expect(await canvas.findByRole('checkbox', { name: 'Select Germany 1 GB' })).toBeVisible();
    await expect(canvas.getByRole('searchbox', { name: 'Search' })).toHaveValue('Germany');
  },
});

export const ShowAllBehaviour = meta.story({
  ...NothingFound.input,
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show all' }));
    await waitFor(() => expect(address()).toBe('/operator/packages'));
  },
});

export const Narrowed = meta.story({
  parameters: { route: '/operator/packages?search=germany&state=WAITING&supplier=esim-go' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /esim-go/ })).toBeVisible();
    await expect(canvas.getByRole('searchbox', { name: 'Search' })).toHaveValue('germany');
    await expect(canvas.getByRole('button', { name: /To approve/ })).toBeVisible();
  },
});

/** What is typed and chosen stays in the address. */
export const Narrowing = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Europe 10 GB');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), 'G');
    await waitFor(() => expect(address()).toBe('/operator/packages?search=G'));
    await userEvent.click(canvas.getByRole('button', { name: /Status/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'To approve' }));
    await waitFor(() => expect(address()).toBe('/operator/packages?search=G&state=WAITING'));
    await userEvent.click(canvas.getByRole('button', { name: /Supplier/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'esim-go' }));
    await waitFor(() => expect(address()).toBe('/operator/packages?search=G&state=WAITING&supplier=esim-go'));
  },
});

export const Failed = meta.story({
  beforeEach: () => network.use(getListPackagesMockHandler500()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
});

export const SeveralPages = meta.story({
  beforeEach: () => network.use(getListPackagesMockHandler({ ...list, found: 60, hasMore: true })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Next' }));
    await waitFor(() => expect(address()).toContain('page=1'));
  },
});

type UserEvent = ReturnType<typeof import('storybook/test').userEvent.setup>;

const approve = async (canvas: ReturnType<typeof within>, userEvent: UserEvent): Promise<void> => {
  await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select Europe 10 GB' }));
  await expect(canvas.getByText('1 package selected')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Put on sale' }));
};

export const Approving = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await approve(canvas, userEvent);
    await expect(await screen.findByText('1 package approved or put back.')).toBeVisible();
    await expect(canvas.getByText('4 packages found')).toBeVisible();
  },
});

/** Nothing is left of the list that told of it. */
export const ApprovingTheLast = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Europe 10 GB');
    network.use(getListPackagesMockHandler({ ...list, items: [], found: 0 }));
    await approve(canvas, userEvent);
    await expect(await canvas.findByText('No package yet')).toBeVisible();
    await expect(await screen.findByText('1 package approved or put back.')).toBeVisible();
  },
});
