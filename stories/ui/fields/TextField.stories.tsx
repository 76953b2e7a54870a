import { expect, fn } from 'storybook/test';
import { Controlled } from '#storybook/Controlled.tsx';
import preview from '#storybook/preview.tsx';
import { looks } from '#storybook/modes.ts';
import { TextField, type TextFieldProps } from '#web/ui/fields/TextField.tsx';
import { MailIcon } from '#web/ui/icons.ts';

const withoutAt = (value: string): string | undefined =>
  value.includes('@') ? undefined : 'Please enter a valid Email address.';

const EmailField = (args: TextFieldProps) => (
  <Controlled initial={args.value} onChange={args.onChange}>
    {(value, onChange) => (
      <TextField {...args} value={value} onChange={onChange} error={args.error ?? withoutAt(value)} />
    )}
  </Controlled>
);

const meta = preview.meta({
  title: 'UI/Fields/TextField',
  component: TextField,
  args: { label: 'Email', value: '', onChange: fn() },
  render: (args) => <EmailField {...args} />,
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'ann@example.org');
    await expect(args.onChange).toHaveBeenLastCalledWith('ann@example.org');
  },
});

export const WithDescription = meta.story({
  args: { description: 'The customer gets the installation link there.', icon: MailIcon },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription(
      'The customer gets the installation link there.',
    );
  },
});

/** A hint that the typed text calls for is read out with the field, and the error beside it as well. */
export const HintThatAppears = meta.story({
  tags: ['behaviour'],
  render: (args) => (
    <Controlled initial={args.value} onChange={args.onChange}>
      {(value, onChange) => (
        <TextField
          {...args}
          value={value}
          onChange={onChange}
          description={value.startsWith('info') ? 'Several people may read this mailbox.' : undefined}
          error={withoutAt(value)}
        />
      )}
    </Controlled>
  ),
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Email');
    await expect(field).not.toHaveAccessibleDescription();
    await userEvent.type(field, 'info');
    await expect(field).toHaveAccessibleDescription('Several people may read this mailbox.');
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription(
      'Several people may read this mailbox. Please enter a valid Email address.',
    );
    await userEvent.clear(field);
    await userEvent.type(field, 'x');
    await expect(field).toHaveAccessibleDescription('Please enter a valid Email address.');
  },
});

export const Error = meta.story({
  parameters: looks,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Email');
    await expect(canvas.queryByText('Please enter a valid Email address.')).toBeNull();
    await userEvent.type(field, 'x');
    await expect(canvas.queryByText('Please enter a valid Email address.')).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByText('Please enter a valid Email address.')).toBeVisible();
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Please enter a valid Email address.');
  },
});

export const Corrected = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Email');
    await userEvent.type(field, 'x');
    await userEvent.tab();
    await expect(field).toBeInvalid();
    await userEvent.type(field, '@');
    await expect(canvas.queryByText('Please enter a valid Email address.')).toBeNull();
  },
});

export const ErrorAfterSubmit = meta.story({
  args: { isErrorShown: true, description: 'The customer gets the installation link there.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Please enter a valid Email address.')).toBeVisible();
  },
});

export const VisitedUntouched = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Email'));
    await userEvent.tab();
    await expect(canvas.queryByText('Please enter a valid Email address.')).toBeNull();
  },
});

export const Disabled = meta.story({
  args: { isDisabled: true, value: 'ann@example.org' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Email')).toBeDisabled();
  },
});

export const ReadOnly = meta.story({ args: { isReadOnly: true, value: 'ann@example.org' } });
export const WithoutLabel = meta.story({ args: { isLabelHidden: true, placeholder: 'Email' } });

/** Its own button clears it, as in every search, and leaves the focus in it. */
export const Search = meta.story({
  args: { label: 'Search', type: 'search', value: 'euro' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Search' }));
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});
