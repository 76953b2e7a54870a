import { expect, screen, spyOn } from 'storybook/test';
import { looks, modes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { RequestArea } from '#web/components/integration/RequestArea.tsx';
import { request } from './request.ts';

const meta = preview.meta({
  title: 'Components/Integration/RequestArea',
  component: RequestArea,
  args: { label: 'Retrieve a token', request },
  beforeEach: () => {
    spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
  },
});

export const Default = meta.story({
  parameters: looks,
  globals: modes.desktop,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Retrieve a token' })).toHaveAttribute('rows', '4');
  },
});

export const Copied = meta.story({
  tags: ['behaviour'],
  globals: modes.desktop,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Retrieve a token' }));
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith(request);
    await expect(await screen.findByText('Code copied.')).toBeVisible();
  },
});

export const WrappedOnPhone = meta.story({
  globals: modes.mobile,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Retrieve a token' })).toHaveAttribute('rows', '9');
  },
});
