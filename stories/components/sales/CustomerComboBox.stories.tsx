import { type ReactElement, useState } from 'react';
import { expect, fn, screen } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { CustomerComboBox, type CustomerComboBoxProps } from '#web/components/sales/CustomerComboBox.tsx';

const Typed = ({ text: first, onTextChange, ...props }: CustomerComboBoxProps): ReactElement => {
  const [text, setText] = useState(first);
  const type = (typed: string): void => {
    setText(typed);
    onTextChange(typed);
  };
  return <CustomerComboBox {...props} text={text} onTextChange={type} />;
};

const meta = preview.meta({
  title: 'Components/Sales/CustomerComboBox',
  component: CustomerComboBox,
  render: (props) => <Typed {...props} />,
  args: {
    label: 'Email address of the customer',
    description: 'Type a part of it and choose from the list.',
    text: '',
    onTextChange: fn(),
    proposals: [
      { uid: 'tom', email: 'tom@example.com', profileUrl: '' },
      { uid: 'ann', email: 'ann@example.com', profileUrl: '' },
    ],
    value: null,
    onChange: fn(),
  },
});

/** Ann is proposed for a word in a note. */
export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'honeymoon');
    await userEvent.click(await screen.findByRole('option', { name: 'ann@example.com' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('ann');
    await expect(args.onTextChange).toHaveBeenLastCalledWith('ann@example.com');
  },
});

/** Nobody is called so: Enter takes none of those who are called almost so, an arrow does. */
export const Similar = meta.story({
  parameters: looks,
  args: { proposals: [{ uid: 'lena', email: 'lena.keller@example.com', profileUrl: '', isSimilar: true }] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'lena.kellr');
    await expect(await screen.findByText('No customer is called that. Similar ones are shown.')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).not.toHaveBeenCalledWith('lena');
    await expect(canvas.getByRole('combobox')).toHaveValue('lena.kellr');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('lena');
  },
});

/** That there is nobody is an answer: without one, the list does not say so. */
export const Unanswered = meta.story({
  tags: ['behaviour'],
  args: { proposals: [], isFailed: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'soph');
    await expect(screen.queryByText('Nothing found')).toBeNull();
  },
});

export const Loading = meta.story({
  tags: ['behaviour'],
  args: { proposals: [], isLoading: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'soph');
    await expect(await screen.findByText('Loading')).toBeVisible();
    await expect(screen.queryByText('Nothing found')).toBeNull();
  },
});

export const NobodyFound = meta.story({
  tags: ['behaviour'],
  args: { proposals: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'soph');
    await expect(await screen.findByText('Nothing found')).toBeVisible();
  },
});

export const Refused = meta.story({
  args: { text: 'tom', error: 'Choose a customer from the list.', isErrorShown: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Choose a customer from the list.')).toBeVisible();
  },
});
