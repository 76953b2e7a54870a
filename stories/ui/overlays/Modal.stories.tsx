import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { Controlled } from '#storybook/Controlled.tsx';
import preview from '#storybook/preview.tsx';
import { looks, modes } from '#storybook/modes.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Banner } from '#web/ui/feedback/Banner.tsx';
import { Modal, type ModalProps } from '#web/ui/overlays/Modal.tsx';
import { editItem } from './edit-item.tsx';

const Opened = (args: ModalProps) => (
  <Controlled initial={args.isOpen}>
    {(isOpen, setOpen) => (
      <>
        <Button onPress={() => setOpen(true)}>Edit item</Button>
        <Modal
          {...args}
          isOpen={isOpen}
          onClose={() => {
            setOpen(false);
            args.onClose();
          }}
        />
      </>
    )}
  </Controlled>
);

const meta = preview.meta({
  title: 'UI/Overlays/Modal',
  component: Modal,
  args: { ...editItem, isOpen: false },
  parameters: { docs: { story: { inline: false, height: '28rem' } } },
  render: (args) => <Opened {...args} />,
});

const overlay = (): Element => screen.getByRole('dialog').parentElement?.parentElement ?? document.body;

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit item' }));
    const dialog = await screen.findByRole('dialog', { name: 'Edit item' });
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await expect(dialog.getBoundingClientRect().width).toBe(474);
  },
});

export const ClosedByEscape = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    const opener = canvas.getByRole('button', { name: 'Edit item' });
    await userEvent.click(opener);
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(opener).toHaveFocus());
  },
});

export const ClosedByItsButton = meta.story({
  tags: ['behaviour'],
  args: { isOpen: true },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

export const Locked = meta.story({
  args: { isOpen: true, isLocked: true },
  play: async ({ userEvent, args }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(overlay());
    await expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    await expect(screen.getByRole('dialog')).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

const widthOf = async (): Promise<number> => (await screen.findByRole('dialog')).getBoundingClientRect().width;

export const SmallConfirmation = meta.story({
  args: { isOpen: true, width: 344 },
  play: async () => {
    await expect(await widthOf()).toBe(344);
  },
});

export const Wide = meta.story({
  args: { isOpen: true, width: 650 },
  play: async () => {
    await expect(await widthOf()).toBe(650);
  },
});

/** It grows with the text in it. */
export const LargeText = meta.story({
  globals: { textSize: '200' },
  args: { isOpen: true, width: 474 },
  play: async () => {
    await expect(await widthOf()).toBe(948);
  },
});

export const Wizard = meta.story({
  args: { isOpen: true, width: 800 },
  play: async () => {
    await expect(await widthOf()).toBe(800);
  },
});

export const Error = meta.story({
  parameters: looks,
  args: {
    isOpen: true,
    width: 324,
    title: 'Payment failed',
    children: 'Your card was declined. Nothing was charged.',
    footer: <Button variant="primary">Send again</Button>,
  },
  play: async () => {
    await expect(await widthOf()).toBe(324);
  },
});

export const LongContent = meta.story({
  parameters: looks,
  args: {
    isOpen: true,
    title: 'Europäische Union mit Schweiz, Norwegen und dem Vereinigten Königreich',
    children: Array.from({ length: 40 }, (_, line) => <p key={line}>Country {line + 1}</p>),
  },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Save' })).toBeVisible();
  },
});

export const NearlyFullWidth = meta.story({
  args: { isOpen: true },
  globals: modes.mobile,
  play: async () => {
    await expect(await widthOf()).toBe(document.documentElement.clientWidth - 2 * 16);
  },
});

const TONES = ['warning', 'danger'] as const;

/** Fills the dialog, so that its end lies below the edge and under the buttons. */
const Rows = () => Array.from({ length: 40 }, (_, row) => <p key={row}>Country {row + 1}</p>);

const Messages = (args: ModalProps) => {
  const [said, say] = useState<readonly string[]>([]);
  return (
    <Modal {...args} footer={<Button onPress={() => say(TONES)}>Save</Button>}>
      <Button onPress={() => say(['warning'])}>Choose</Button>
      <Rows />
      {TONES.filter((tone) => said.includes(tone)).map((tone) => (
        <Banner key={tone} tone={tone}>
          What comes of it
        </Banner>
      ))}
      <Rows />
    </Modal>
  );
};

/** What appears after a press lies between the title and the buttons (ERR-106). */
export const MessageAfterAPress = meta.story({
  tags: ['behaviour'],
  globals: modes.mobile,
  args: { isOpen: true },
  render: (args) => <Messages {...args} />,
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog');
    const [header, footer] = [dialog.querySelector('header'), dialog.querySelector('footer')] as HTMLElement[];
    const expectClear = (part: HTMLElement): Promise<void> =>
      waitFor(async () => {
        const { top, bottom } = part.getBoundingClientRect();
        await expect(top).toBeGreaterThanOrEqual((header?.getBoundingClientRect().bottom ?? 0) - 1);
        await expect(bottom).toBeLessThanOrEqual((footer?.getBoundingClientRect().top ?? 0) + 1);
      });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Choose' }));
    await expectClear(within(dialog).getByRole('status'));
    dialog.scrollTop = dialog.scrollHeight;
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    await expectClear(within(dialog).getByRole('alert'));
  },
});
