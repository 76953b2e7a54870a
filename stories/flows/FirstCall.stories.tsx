import { expect, screen, waitFor, within } from 'storybook/test';
import { network } from '#storybook/network.ts';
import preview from '#storybook/preview.tsx';
import { paths } from '#web/navigation/paths.ts';
import { address } from '../features/Address.tsx';
import { calls, documents } from '../features/specifications/document.ts';
import { flow, Store } from './Store.tsx';

const meta = preview.meta({
  title: 'Flows/FirstCall',
  component: Store,
  args: { isSignedIn: true },
  parameters: {
    ...flow,
    route: paths.api(),
  },
  beforeEach: () => network.use(...documents(), ...calls()),
});

/** An integrator reads the credentials and the first steps, goes to the documentation, and calls as that channel. */
export const Default = meta.story({
  play: async ({ canvas, step, userEvent }) => {
    await step('Read the credentials of the channel', async () => {
      await expect(await canvas.findByRole('radio', { name: 'API' })).toBeChecked();
      await userEvent.click(canvas.getByRole('button', { name: 'Show secret' }));
      await expect(canvas.getByText('2uS8pQnqT1h0m3yJ6fFqk4b8sVd9wXzA0cEgIkMoQsU')).toBeVisible();
    });
    await step('Go through the first steps', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Start' }));
      const steps = within(await screen.findByRole('dialog', { name: 'First steps' }));
      for (const title of ['Retrieve an access token', 'Read your inventory', 'Sell a package']) {
        await expect(await steps.findByRole('heading', { name: title })).toBeVisible();
        await userEvent.click(steps.getByRole('button', { name: 'Next' }));
      }
      await userEvent.click(await steps.findByRole('button', { name: 'Done' }));
    });
    await step('Open the documentation and become the channel', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: 'API documentation' }));
      await waitFor(() => expect(address()).toBe('/api/specifications'));
      await userEvent.click(await canvas.findByRole('button', { name: 'Use this channel' }));
      await expect(await canvas.findByText(/Calls below are made as/)).toBeVisible();
    });
    await step('Call as that channel', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: /get.*\/packages/ }));
      await userEvent.click(await canvas.findByRole('button', { name: /Try it out/ }));
      await userEvent.click(await canvas.findByRole('button', { name: 'Execute' }));
      await waitFor(() => expect(canvas.getByText(/"sent": "Bearer the-token"/)).toBeVisible());
    });
  },
});
