import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { SelectField } from '#web/ui/fields/parts/SelectField.tsx';
import { coverages } from '../coverages.ts';

const meta = preview.meta({
  title: 'UI/Fields/Parts/SelectField',
  component: SelectField<string>,
  args: {
    label: 'Coverage',
    options: coverages,
    value: 'EU',
    placeholder: 'All Coverage',
    isClearable: true,
    onChange: fn(),
    begun: undefined,
    onBegin: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '24rem' } } },
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Coverage' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
});

/** A key had begun it before it was loaded. */
export const Opened = meta.story({
  args: { value: null, begun: 'last' },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('option', { name: 'Türkiye' })).toHaveFocus());
  },
});

export const Error = meta.story({
  args: { value: null, error: 'Please choose a coverage.', isErrorShown: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Please choose a coverage.')).toBeVisible();
  },
});
