import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { ChannelChoice, type ChannelChoiceProps } from '#web/components/integration/ChannelChoice.tsx';
import { Card } from '#web/ui/layout/Card.tsx';

/** Shows the content of the chosen channel, as the pages do. */
const Chosen = (props: ChannelChoiceProps) => {
  const [chosen, setChosen] = useState(props.chosen);
  const choose = (value: string): void => {
    props.onChoose(value);
    setChosen(value);
  };
  return (
    <ChannelChoice {...props} chosen={chosen} onChoose={choose}>
      <Card title={props.channels?.find(({ value }) => value === chosen)?.label ?? ''}>{props.children}</Card>
    </ChannelChoice>
  );
};

const meta = preview.meta({
  title: 'Components/Integration/ChannelChoice',
  component: ChannelChoice,
  render: (args) => <Chosen {...args} />,
  args: {
    subtitle: 'Each has a key of its own.',
    channels: [
      { value: '1', label: 'Shop' },
      { value: '2', label: 'Kiosk at the central station' },
    ],
    chosen: '1',
    onChoose: fn(),
    children: <p>What belongs to it.</p>,
  },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('radio', { name: 'Shop' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Kiosk at the central station' }));
    await expect(args.onChoose).toHaveBeenCalledWith('2');
    await expect(canvas.getByRole('heading', { name: 'Kiosk at the central station' })).toBeVisible();
  },
});

export const Loading = meta.story({
  args: { channels: undefined },
  render: (args) => <ChannelChoice {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Sales channels' })).toBeVisible();
    await expect(canvas.queryByRole('radio')).toBeNull();
  },
});
