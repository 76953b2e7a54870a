import { expect, fn, screen, waitFor } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { AnswerModal } from '#web/features/operator/resellers/components/AnswerModal.tsx';

const meta = preview.meta({
  title: 'Features/Operator/Resellers/Components/AnswerModal',
  component: AnswerModal,
  parameters: { docs: { story: { inline: false, height: '620px' } } },
  args: {
    name: 'Sales channel: Trip Market',
    message: 'We run three web shops.\nIs that possible?',
    onSubmit: fn(),
    onClose: fn(),
  },
});

export const Default = meta.story({
  parameters: looks,
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Answer this request' })).toBeVisible();
    await expect(screen.getByText(/Is that possible\?/)).toBeVisible();
  },
});

export const Answering = meta.story({
  tags: ['behaviour'],
  play: async ({ userEvent, args }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: /Answer/ }), ' In spring. ');
    await userEvent.click(screen.getByRole('button', { name: 'Send answer' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith('In spring.'));
  },
});

export const Failed = meta.story({
  args: { failure: 'Somebody else answered this request in the meantime. Your answer was not sent.' },
  play: async () => {
    await expect(await screen.findByText(/^Somebody else answered/)).toBeVisible();
  },
});

/** Another operator was quicker. */
export const Answered = meta.story({
  args: { other: { title: 'Answered by noah@example.com on 20-11-2026 10:00', text: 'Not before spring.' } },
  play: async () => {
    await expect(await screen.findByText('Not before spring.')).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Send answer' })).toBeNull();
  },
});
