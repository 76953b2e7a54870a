import { type ReactElement, useEffect, useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { looks, modes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { LogoDialog } from '#web/features/account/components/LogoDialog.tsx';
import { type LogoFile, readLogo } from '#web/features/account/components/logo-file.ts';
import { drawingFile, pictureFile } from '../logo-files.ts';

type DialogProps = {
  chosen: () => Promise<File>;
  ground: string;
  onUpload: (picture: string) => Promise<unknown>;
  onClose: () => void;
};

const Dialog = ({ chosen, ...props }: DialogProps): ReactElement | null => {
  const [file, setFile] = useState<LogoFile>();
  useEffect(() => {
    void (async () => {
      const read = await readLogo(await chosen());
      if (typeof read !== 'string') setFile(read);
    })();
  }, [chosen]);
  return file ? <LogoDialog file={file} failureText={() => 'The logo could not be uploaded.'} {...props} /> : null;
};

const meta = preview.meta({
  title: 'Features/Account/Components/LogoDialog',
  tags: ['new'],
  component: Dialog,
  subcomponents: { LogoDialog },
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  args: { chosen: async () => drawingFile(), ground: '#ffffff', onUpload: fn(async () => undefined), onClose: fn() },
});

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Upload a logo' }));

export const Whole = meta.story({
  parameters: looks,
  play: async () => {
    await expect((await dialog()).getByRole('img', { name: 'Your logo' })).toBeVisible();
  },
});

export const Square = meta.story({
  play: async ({ userEvent, args }) => {
    const shown = await dialog();
    await userEvent.click(shown.getByRole('radio', { name: 'Square' }));
    const frame = shown.getByRole('slider', { name: 'Move the frame along the picture' });
    const picture = shown.getByRole<HTMLImageElement>('img', { name: 'Your logo' });
    await waitFor(() => expect(picture.naturalWidth).toBe(picture.naturalHeight));
    const middle = picture.src;
    await fireEvent.change(frame, { target: { value: '0' } });
    await waitFor(() => expect(picture.src).not.toBe(middle));
    await userEvent.click(shown.getByRole('button', { name: 'Upload logo' }));
    await waitFor(() => expect(args.onUpload).toHaveBeenCalledWith(expect.stringMatching(/^iVBOR/)));
  },
});

const stripe = (): Promise<File> => pictureFile(4_000, 100);

/** The square of it is no line. */
export const Line = meta.story({
  args: { chosen: stripe },
  play: async ({ userEvent }) => {
    const shown = await dialog();
    await expect(shown.getByText(/^Travellers see this picture as a thin line/)).toBeVisible();
    await userEvent.click(shown.getByRole('radio', { name: 'Square' }));
    await expect(shown.queryByText(/^Travellers see this picture as a thin line/)).toBeNull();
  },
});

const smallSquare = (): Promise<File> => pictureFile(24, 24);

/** There is nothing to choose: all of it is the square. */
export const SquarePicture = meta.story({
  args: { chosen: smallSquare },
  play: async () => {
    const shown = await dialog();
    await expect(shown.getByText(/^This picture is small/)).toBeVisible();
    await expect(shown.queryByRole('radio')).toBeNull();
    await expect(shown.queryByRole('slider')).toBeNull();
  },
});

export const Failed = meta.story({
  args: { onUpload: fn(() => Promise.reject(new Error('refused'))) },
  play: async ({ userEvent, args }) => {
    const shown = await dialog();
    await userEvent.click(shown.getByRole('button', { name: 'Upload logo' }));
    await expect(await shown.findByText('The logo could not be uploaded.')).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

export const German = meta.story({ globals: modes.de });
