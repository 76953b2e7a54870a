import { type ReactElement, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { ScanModal, type ScanModalProps } from '#web/components/scan/ScanModal.tsx';
import { barcode, emptyTable, giveCamera, qrCode, refuseCamera } from '../../device-camera.ts';

const ACTIVATION_CODE = 'LPA:1$smdp.example$9A0C-7B1D';

const UNKNOWN = 'This code belongs to no eSIM of this store.';

/** What the camera of a story sees changes, or it tells whether it was released. */
let camera: ReturnType<typeof giveCamera>;

const giveCard = (): (() => void) => {
  camera = giveCamera(qrCode(ACTIVATION_CODE));
  return camera.undo;
};

const Closed = (props: ScanModalProps): ReactElement | null => {
  const [isOpen, setOpen] = useState(true);
  const close = (): void => {
    setOpen(false);
    props.onClose();
  };
  return isOpen ? <ScanModal {...props} onClose={close} /> : null;
};

const meta = preview.meta({
  title: 'Components/Scan/ScanModal',
  tags: ['new'],
  component: ScanModal,
  render: (props) => <Closed {...props} />,
  args: { onRead: fn(() => Promise.resolve(true)), onClose: fn() },
  parameters: { docs: { story: { inline: false, height: '560px' } } },
});

export const Default = meta.story({
  parameters: looks,
  beforeEach: () => giveCamera(emptyTable).undo,
  play: async () => {
    await expect(await screen.findByText('Hold the QR code or the barcode of the eSIM in the frame.')).toBeVisible();
  },
});

export const ReadsQrCode = meta.story({
  tags: ['behaviour'],
  beforeEach: giveCard,
  play: async ({ args }) => {
    await waitFor(() => expect(args.onRead).toHaveBeenCalledWith(ACTIVATION_CODE));
  },
});

export const ReadsBarcode = meta.story({
  tags: ['behaviour'],
  beforeEach: () => giveCamera(barcode).undo,
  play: async ({ args }) => {
    await waitFor(() => expect(args.onRead).toHaveBeenCalledWith('89490200001234567890'));
  },
});

/** The scan goes on: the same code is looked up once, another one again. */
export const Unknown = meta.story({
  args: { onRead: fn(() => Promise.resolve(false)) },
  beforeEach: giveCard,
  play: async ({ args }) => {
    await expect(await screen.findByText(UNKNOWN)).toBeVisible();
    camera.turnTo(barcode);
    await waitFor(() => expect(args.onRead).toHaveBeenLastCalledWith('89490200001234567890'));
    await expect(args.onRead).toHaveBeenCalledTimes(2);
    await expect(await screen.findByText(UNKNOWN)).toBeVisible();
  },
});

/** The store did not answer: a press looks the same code up again. */
export const LookUpFailed = meta.story({
  args: { onRead: fn(() => Promise.reject(new Error('500'))) },
  beforeEach: giveCard,
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByText('The eSIM could not be looked up. Please try again.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(args.onRead).toHaveBeenCalledTimes(2));
  },
});

export const Released = meta.story({
  tags: ['behaviour'],
  beforeEach: giveCard,
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(args.onRead).toHaveBeenCalled());
    await expect(camera.isReleased()).toBe(false);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(camera.isReleased()).toBe(true));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
});

const showPage = (visibility: DocumentVisibilityState): void => {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: visibility });
  document.dispatchEvent(new Event('visibilitychange'));
};

/** Another app comes to the front, and then this page again. */
export const Hidden = meta.story({
  tags: ['behaviour'],
  args: { onRead: fn(() => Promise.resolve(false)) },
  beforeEach: () => {
    const undo = giveCard();
    return () => {
      undo();
      Reflect.deleteProperty(document, 'visibilityState');
    };
  },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onRead).toHaveBeenCalledTimes(1));
    showPage('hidden');
    await waitFor(() => expect(camera.isReleased()).toBe(true));
    showPage('visible');
    await waitFor(() => expect(camera.isReleased()).toBe(false));
    camera.turnTo(barcode);
    await waitFor(() => expect(args.onRead).toHaveBeenLastCalledWith('89490200001234567890'));
  },
});

/** Nothing is typed here: the field is behind the dialog. */
export const Denied = meta.story({
  beforeEach: () => refuseCamera('NotAllowedError'),
  play: async ({ userEvent }) => {
    await expect(await screen.findByText('The camera is blocked')).toBeVisible();
    const { undo } = giveCamera(emptyTable);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expect(await screen.findByText(/^Hold the QR code/)).toBeVisible();
    undo();
  },
});

export const Missing = meta.story({
  beforeEach: () => refuseCamera('NotFoundError'),
  play: async () => {
    await expect(await screen.findByText('No camera was found')).toBeVisible();
  },
});

export const Busy = meta.story({
  beforeEach: () => refuseCamera('NotReadableError'),
  play: async () => {
    await expect(await screen.findByText('The camera did not start')).toBeVisible();
  },
});
