import { expect, fn } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { FileFormatField } from '#web/components/files/FileFormatField.tsx';

const meta = preview.meta({
  title: 'Components/Files/FileFormatField',
  component: FileFormatField,
  args: { value: 'comma' as const, onChange: fn() },
});

export const Default = meta.story({ parameters: looks });

export const Behaviour = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByText('Excel workbook (.xlsx)'));
    await expect(args.onChange).toHaveBeenCalledWith('xlsx');
  },
});
