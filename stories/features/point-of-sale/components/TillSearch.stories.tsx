import { type ReactElement, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { TillSearch, type TillSearchProps } from '#web/features/point-of-sale/components/TillSearch.tsx';

const Typed = ({ text: first, onChange, ...props }: TillSearchProps): ReactElement => {
  const [text, setText] = useState(first);
  const type = (typed: string): void => {
    setText(typed);
    onChange(typed);
  };
  return <TillSearch {...props} text={text} onChange={type} />;
};

const meta = preview.meta({
  title: 'Features/Point of sale/Components/TillSearch',
  tags: ['new'],
  component: TillSearch,
  render: (props) => <Typed {...props} />,
  args: { text: '', onChange: fn(), onSubmit: fn(), onScan: fn(), isPending: false },
});

/** A scanner types the number and presses Enter. */
export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('searchbox'), '89490200001234567890{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('89490200001234567890');
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
});

export const Pending = meta.story({ args: { text: 'tom@example.com', isPending: true } });

export const NothingFound = meta.story({
  args: { text: 'tom@example.com', message: 'No customer has this email address.' },
});
