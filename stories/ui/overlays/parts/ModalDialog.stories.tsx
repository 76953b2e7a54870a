import { createPortal } from 'react-dom';
import { expect, fn, screen, within } from 'storybook/test';
import { advance, holdTimers } from '#storybook/clock.ts';
import preview from '#storybook/preview.tsx';
import { Select } from '#web/ui/fields/Select.tsx';
import { ModalDialog } from '#web/ui/overlays/parts/ModalDialog.tsx';
import { editItem } from '../edit-item.tsx';

const meta = preview.meta({
  title: 'UI/Overlays/Parts/ModalDialog',
  component: ModalDialog,
  args: editItem,
  parameters: { docs: { story: { inline: false, height: '28rem' } } },
});

const overlay = (): Element => screen.getByRole('dialog').parentElement?.parentElement ?? document.body;

export const Default = meta.story({
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Edit item' })).toBeVisible();
  },
});

export const WithoutFooter = meta.story({ args: { footer: undefined } });

export const ClosedByShortPressOutside = meta.story({
  tags: ['behaviour'],
  beforeEach: () => holdTimers(),
  play: async ({ userEvent, args }) => {
    await screen.findByRole('dialog');
    await advance(600);
    await userEvent.pointer({ keys: '[MouseLeft>]', target: overlay() });
    await advance(150);
    await userEvent.pointer({ keys: '[/MouseLeft]', target: overlay() });
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
});

/** The second press of a double press on the button that opened it. */
export const KeptByDoublePress = meta.story({
  tags: ['behaviour'],
  beforeEach: () => holdTimers(),
  play: async ({ userEvent, args }) => {
    await screen.findByRole('dialog');
    await advance(200);
    await userEvent.click(overlay());
    await expect(screen.getByRole('dialog')).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

export const KeptByLongPressOutside = meta.story({
  tags: ['behaviour'],
  beforeEach: () => holdTimers(),
  play: async ({ userEvent, args }) => {
    await screen.findByRole('dialog');
    await advance(600);
    await userEvent.pointer({ keys: '[MouseLeft>]', target: overlay() });
    await advance(300);
    await userEvent.pointer({ keys: '[/MouseLeft]', target: overlay() });
    await expect(screen.getByRole('dialog')).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

const FadingList = () => createPortal(<p>Germany</p>, document.body);

/** The list of a select, which fades out beside the modal, gets the second click of a double click. */
export const KeptByPressOnItsFadingList = meta.story({
  tags: ['behaviour'],
  args: { children: <FadingList /> },
  play: async ({ userEvent, args }) => {
    await screen.findByRole('dialog');
    await userEvent.click(screen.getByText('Germany'));
    await expect(screen.getByRole('dialog')).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

export const FocusKeptInside = meta.story({
  tags: ['behaviour'],
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog');
    for (let stop = 0; stop < 6; stop += 1) {
      await userEvent.tab();
      await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    }
  },
});

/** What takes keys for itself leaves Escape to the dialog. */
export const ClosedByEscapeFromEverything = meta.story({
  tags: ['behaviour'],
  args: {
    children: <Select label="Coverage" options={[{ value: 'DE', label: 'Germany' }]} value="DE" onChange={fn()} />,
  },
  play: async ({ userEvent, args }) => {
    const dialog = within(await screen.findByRole('dialog'));
    const controls = [/Coverage/, 'Leave', 'Save', 'Close'].map((name) => dialog.getByRole('button', { name }));
    for (const [before, control] of controls.entries()) {
      control.focus();
      await userEvent.keyboard('{Escape}');
      await expect(args.onClose).toHaveBeenCalledTimes(before + 1);
    }
  },
});
