import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import {
  getPreviewCostRateMockHandler500,
  getSetCostRateMockHandler409,
} from '#mocks/generated/operator/packages/packages.msw.ts';
import { network } from '#storybook/network.ts';
import preview from '#storybook/preview.tsx';
import { SetCostRate } from '#web/features/operator/packages/SetCostRate.tsx';

const meta = preview.meta({
  title: 'Features/Operator/Packages/SetCostRate',
  component: SetCostRate,
  parameters: { docs: { story: { inline: false, height: '720px' } } },
  beforeEach: () => {
    sessionStorage.clear();
    return () => sessionStorage.clear();
  },
});

type UserEvent = ReturnType<typeof import('storybook/test').userEvent.setup>;

export const Default = meta.story();

/** Types a rate, and looks at what it would change. */
const openRatePreview = async (canvas: ReturnType<typeof within>, userEvent: UserEvent): Promise<HTMLElement> => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Set a rate' }));
  await userEvent.type(await screen.findByRole('textbox', { name: /Currency/ }), 'EUR');
  await fireEvent.change(screen.getByLabelText(/Day of the rate/), { target: { value: '2025-01-06' } });
  await userEvent.type(screen.getByRole('textbox', { name: /One unit costs/ }), '1.0913');
  const typed = screen.getByRole('dialog', { name: 'Exchange rate' });
  const next = within(typed).getByRole('button', { name: 'Preview changes' });
  await waitFor(() => expect(next).not.toHaveAttribute('aria-disabled'));
  await userEvent.click(next);
  return screen.findByRole('dialog', { name: 'What would change' });
};

export const Previewing = meta.story({
  play: async ({ canvas, userEvent }) => {
    const dialog = await openRatePreview(canvas, userEvent);
    await expect(await within(dialog).findByText('Largest rises')).toBeVisible();
  },
});

export const PreviewFailed = meta.story({
  beforeEach: () => network.use(getPreviewCostRateMockHandler500()),
  play: async ({ canvas, userEvent }) => {
    const dialog = await openRatePreview(canvas, userEvent);
    await expect(await within(dialog).findByRole('alert')).toBeVisible();
  },
});

export const Setting = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const dialog = await openRatePreview(canvas, userEvent);
    await within(dialog).findByText('Largest rises');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Set rate' }));
    await expect(await screen.findByText('The new rate is in effect.')).toBeVisible();
  },
});

/** What was typed is there again on the way back. */
export const Refused = meta.story({
  beforeEach: () => network.use(getSetCostRateMockHandler409()),
  play: async ({ canvas, userEvent }) => {
    const dialog = await openRatePreview(canvas, userEvent);
    await within(dialog).findByText('Largest rises');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Set rate' }));
    await expect(await within(dialog).findByRole('alert')).toBeVisible();
  },
});

export const BackFromRefused = meta.story({
  tags: ['behaviour'],
  beforeEach: () => network.use(getSetCostRateMockHandler409()),
  play: async ({ canvas, userEvent }) => {
    const dialog = await openRatePreview(canvas, userEvent);
    await within(dialog).findByText('Largest rises');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Set rate' }));
    await within(dialog).findByRole('alert');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Back' }));
    await expect(await screen.findByRole('textbox', { name: /One unit costs/ })).toHaveValue('1.0913');
  },
});
