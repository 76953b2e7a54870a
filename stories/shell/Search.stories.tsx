import { expect, screen, waitFor, within } from 'storybook/test';
import { getSearchMockHandler } from '#mocks/generated/storefront/customers/customers.msw.ts';
import { network } from '#storybook/network.ts';
import preview from '#storybook/preview.tsx';
import { Search } from '#web/shell/Search.tsx';
import { SearchModal } from '#web/shell/SearchModal.tsx';
import { lazyComponent } from '#web/ui/lazy-component.tsx';
import { signedIn, withSession } from '../session.tsx';

const meta = preview.meta({
  title: 'Shell/Search',
  component: Search,
  decorators: [withSession(signedIn)],
  args: { modal: SearchModal },
  parameters: { docs: { story: { inline: false, height: '720px' } } },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Search' })).toBeVisible();
  },
});

const arrival = Promise.withResolvers<void>();

const LateModal = lazyComponent(async () => {
  await arrival.promise;
  return SearchModal;
});

/** On a slow line: what is typed before the field is there is in it. */
export const TypedEarly = meta.story({
  tags: ['behaviour'],
  args: { modal: LateModal },
  beforeEach: () => network.use(getSearchMockHandler({ customers: [], esims: [], sales: [] })),
  play: async ({ userEvent }) => {
    await userEvent.keyboard('{Control>}k{/Control}ux-ö{Backspace}t');
    await expect(screen.queryByRole('combobox')).toBeNull();
    arrival.resolve();
    const field = await screen.findByRole('combobox', { name: 'Search your store' });
    await expect(field).toHaveValue('ux-t');
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('om');
    await expect(field).toHaveValue('ux-tom');
    await userEvent.keyboard('{Escape}');
  },
});

/** `?` lists the keys. */
export const Shortcuts = meta.story({
  play: async ({ canvasElement, userEvent }) => {
    // The key is heard once the page was painted.
    await userEvent.click(canvasElement);
    await userEvent.keyboard('?');
    const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    await expect(dialog.getByRole('checkbox', { name: /Use/ })).toBeChecked();
  },
});
