import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Link } from '#web/ui/actions/Link.tsx';
import { UiProvider } from '#web/ui/UiProvider.tsx';

const meta = preview.meta({
  title: 'UI/UiProvider',
  component: UiProvider,
  args: {
    navigate: fn(),
    children: (
      <>
        <p>
          <Link href="/credits">To the credits</Link> <Link href="#terms">To the terms</Link>
        </p>
        <div style={{ height: '200vh' }} />
        <h2 id="terms">Terms</h2>
      </>
    ),
  },
  // The place of toasts is there twice: once around every story, once in this one.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
});

/** A link changes the page without loading it again. */
export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'To the credits' }));
    await expect(args.navigate).toHaveBeenLastCalledWith('/credits');
  },
});

/** A link within the page only scrolls. */
export const WithinThePage = meta.story({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'To the terms' }));
    await waitFor(() => expect(window.scrollY).toBeGreaterThan(0));
    await expect(args.navigate).not.toHaveBeenCalled();
  },
});
