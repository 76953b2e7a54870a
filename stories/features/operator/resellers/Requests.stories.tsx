import type { ReactElement } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { Reseller } from '#contract/operator/model/reseller.ts';
import {
  getAnswerRequestMockHandler409,
  getAnswerRequestResponseMock409,
  getGetResellerMockHandler,
  getGetResellerResponseMock,
} from '#mocks/generated/operator/resellers/resellers.msw.ts';
import { looks } from '#storybook/modes.ts';
import { network } from '#storybook/network.ts';
import preview from '#storybook/preview.tsx';
import { useGetReseller } from '#web/api/operator/resellers/resellers.ts';
import { Requests } from '#web/features/operator/resellers/Requests.tsx';
import { useResellerCalls } from '#web/features/operator/resellers/use-reseller-calls.ts';

const reseller = getGetResellerResponseMock();

const WithCalls = ({ reseller: of }: { reseller: Reseller }): ReactElement => (
  <Requests reseller={of} calls={useResellerCalls(of.id)} />
);

const meta = preview.meta({
  title: 'Features/Operator/Resellers/Requests',
  component: WithCalls,
  args: { reseller },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sales channel: Trip Market')).toBeVisible();
    await expect(canvas.getByText(/^Answered by olivia@example\.com on /)).toBeVisible();
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
});

export const None = meta.story({
  args: { reseller: { ...reseller, requests: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
});

export const Answered = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Answer: Sales channel: Trip Market' }));
    await userEvent.type(await screen.findByRole('textbox', { name: /Answer/ }), 'In spring.');
    await userEvent.click(screen.getByRole('button', { name: 'Send answer' }));
    await expect(await screen.findByText('The answer was sent.')).toBeVisible();
    await userEvent.keyboard('{Escape}');
  },
});

const [open, ...settled] = reseller.requests;

/** What another operator wrote while this one was typing. */
const answer = { text: 'Not before spring.', at: '2026-11-20T09:00:00.000Z', operator: 'noah@example.com' };

/** As on the page, which reads the reseller again after a refusal. */
const Read = (): ReactElement | null => {
  const { data } = useGetReseller(reseller.id);
  return data ? <WithCalls reseller={data} /> : null;
};

/** Another operator was quicker: that answer is shown, what was typed stays, and nothing more can be sent. */
export const AnsweredByAnother = meta.story({
  tags: ['behaviour'],
  render: () => <Read />,
  beforeEach: () => {
    let requests = reseller.requests;
    network.use(
      getGetResellerMockHandler(() => ({ ...reseller, requests })),
      getAnswerRequestMockHandler409(() => {
        requests = open ? [{ ...open, answer }, ...settled] : [];
        return getAnswerRequestResponseMock409();
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Answer: Sales channel: Trip Market' }));
    const text = await screen.findByRole('textbox', { name: /Answer/ });
    await userEvent.type(text, 'In spring.');
    await userEvent.click(screen.getByRole('button', { name: 'Send answer' }));
    const dialog = within(screen.getByRole('dialog'));
    await expect(await dialog.findByText('Not before spring.')).toBeVisible();
    await expect(dialog.getByText(/^Answered by noah@example\.com on /)).toBeVisible();
    await expect(text).toHaveValue('In spring.');
    await expect(dialog.queryByRole('button', { name: 'Send answer' })).toBeNull();
    const [, close] = dialog.getAllByRole('button', { name: 'Close' });
    await userEvent.click(close ?? dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});
