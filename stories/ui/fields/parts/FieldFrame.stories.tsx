import { Input } from 'react-aria-components/Input';
import { TextField } from 'react-aria-components/TextField';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { FieldFrame } from '#web/ui/fields/parts/FieldFrame.tsx';
import frame from '#web/ui/fields/parts/FieldFrame.module.css';

const meta = preview.meta({
  title: 'UI/Fields/Parts/FieldFrame',
  component: FieldFrame,
  args: {
    label: 'Name',
    description: 'Customers see it.',
    error: undefined as string | undefined,
    aside: '18 characters left',
    children: (
      <div className={frame.control}>
        <Input className={frame.input ?? ''} />
      </div>
    ),
  },
  // The field of the library, which connects the control with what is written around it.
  render: (args) => (
    <TextField
      className={frame.field ?? ''}
      defaultValue="Europe 5 GB"
      isInvalid={args.error !== undefined}
      validationBehavior="aria"
    >
      <FieldFrame {...args} />
    </TextField>
  ),
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Name')).toHaveAccessibleDescription('Customers see it.');
  },
});

export const Error = meta.story({
  args: { error: 'Please enter at most 30 characters.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Name')).toBeInvalid();
    await expect(canvas.getByLabelText('Name')).toHaveAccessibleDescription(/at most 30 characters/);
  },
});

/** The place around it says what it is. */
export const HiddenLabel = meta.story({
  args: { isLabelHidden: true, description: undefined, aside: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toBeVisible();
  },
});
