import { delay } from 'msw';
import { expect, fn } from 'storybook/test';
import {
  getEndSaleAttemptMockHandler,
  getEndSaleAttemptMockHandler503,
} from '#mocks/generated/storefront/activations/activations.msw.ts';
import { looks, modes } from '#storybook/modes.ts';
import { network } from '#storybook/network.ts';
import preview from '#storybook/preview.tsx';
import { OpenSaleQuestion } from '#web/features/point-of-sale/OpenSaleQuestion.tsx';
import { attemptIs, leaveSaleOpen, openPackages, openSale } from './open-sale.ts';
import { newCustomer } from './selling.ts';

const meta = preview.meta({
  title: 'Features/Point of sale/OpenSaleQuestion',
  component: OpenSaleQuestion,
  args: { sale: openSale, isUnsold: false, onGoOn: fn() },
  parameters: { route: newCustomer, layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
  beforeEach: () => {
    leaveSaleOpen();
    return () => localStorage.clear();
  },
});

export const Default = meta.story({
  parameters: looks,
  beforeEach: () => attemptIs({ state: 'UNUSED' }, { state: 'RUNNING' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Not confirmed' })).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent('The sale of City trip was interrupted');
    await expect(openPackages()).toEqual(['City trip']);
  },
});

/** The store does not answer: it is asked again by itself, and by a press. */
export const Unreachable = meta.story({
  parameters: looks,
  beforeEach: () => network.use(getEndSaleAttemptMockHandler503()),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('because the store does not answer', { exact: false });
    network.use(getEndSaleAttemptMockHandler({ state: 'ENDED' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Ask again' }));
  },
});

export const Unsold = meta.story({
  parameters: looks,
  args: { isUnsold: true },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('It was not sold, and you paid nothing for it.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onGoOn).toHaveBeenCalledTimes(1);
  },
});

export const AskingMobile = meta.story({
  globals: { ...modes.de, ...modes.mobile },
  beforeEach: () =>
    network.use(
      getEndSaleAttemptMockHandler(async () => {
        await delay('infinite');
        return { state: 'RUNNING' };
      }),
    ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Noch ist nicht bekannt, ob verkauft wurde.', { exact: false })).toBeVisible();
  },
});
