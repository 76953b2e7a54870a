import { expect, waitFor } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import { network, storeIsReached } from '#storybook/network.ts';
import preview from '#storybook/preview.tsx';
import { Offline } from '#web/shell/Offline.tsx';

const meta = preview.meta({
  title: 'Shell/Offline',
  component: Offline,
  parameters: { layout: 'fullscreen' },
});

/** While the store is reached it says nothing; tests/e2e/offline.spec.ts takes the network away. */
export const Default = meta.story({ parameters: looks });

/** The browser says that it has no network, and reaches the store all the same. */
export const Reached = meta.story({
  beforeEach: () => network.use(storeIsReached()),
  play: async ({ canvas }) => {
    globalThis.dispatchEvent(new Event('offline'));
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement());
  },
});
