import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { looks, modes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { LogoField } from '#web/features/account/components/LogoField.tsx';
import { drawingFile, hugeFile, textFile } from '../logo-files.ts';

const meta = preview.meta({
  title: 'Features/Account/Components/LogoField',
  tags: ['new'],
  component: LogoField,
  args: {
    path: '/favicon.svg',
    ground: '#ffffff',
    flaws: [],
    onUpload: fn(async () => undefined),
    failureText: () => 'The logo could not be uploaded.',
    onRemove: fn(),
    isRemoving: false,
    children: <p>The address of a logo</p>,
  },
});

/** The hidden input, which a test fills as the browser's own dialog does. */
const choose = (canvas: HTMLElement, file: File): void => {
  const input = canvas.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no input for a file');
  const files = new DataTransfer();
  files.items.add(file);
  input.files = files.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
};

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Your logo' })).toBeVisible();
    await expect(canvas.queryByText('The address of a logo')).toBeNull();
  },
});

export const Empty = meta.story({
  args: { path: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Upload logo' })).toBeVisible();
    await expect(canvas.getByText('The address of a logo')).toBeVisible();
  },
});

export const Removing = meta.story({ args: { isRemoving: true } });

/** Shown in its pictures. */
export const German = meta.story({ globals: modes.de });

export const NotAPicture = meta.story({
  args: { path: undefined },
  play: async ({ canvas, canvasElement }) => {
    choose(canvasElement, textFile());
    await expect(
      await canvas.findByText('Please choose a PNG, JPEG or SVG file that opens in a browser.'),
    ).toBeVisible();
  },
});

/** Told by the head of the file: unpacking it would take a browser half a minute. */
export const TooManyPixels = meta.story({
  args: { path: undefined },
  play: async ({ canvas, canvasElement }) => {
    choose(canvasElement, hugeFile());
    await expect(
      await canvas.findByText('Please choose a picture of at most 50 million pixels, such as 8,000 × 6,000.'),
    ).toBeVisible();
  },
});

/** On the colour of the header. */
export const HardToSee = meta.story({
  parameters: looks,
  args: { ground: '#7b2ff2', flaws: ['small', 'faint'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^This picture is small/)).toBeVisible();
    await expect(canvas.getByText(/^Travellers hardly see this logo/)).toBeVisible();
  },
});

export const Uploads = meta.story({
  tags: ['behaviour'],
  args: { path: undefined },
  play: async ({ canvasElement, userEvent, args }) => {
    choose(canvasElement, drawingFile());
    const dialog = within(await screen.findByRole('dialog', { name: 'Upload a logo' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Upload logo' }));
    await waitFor(() => expect(args.onUpload).toHaveBeenCalledTimes(1));
    // A whole drawing is sent as it is.
    await expect(args.onUpload).toHaveBeenCalledWith(btoa(await drawingFile().text()));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});
