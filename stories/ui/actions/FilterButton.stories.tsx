import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { FilterButton } from '#web/ui/actions/FilterButton.tsx';
import { CalendarIcon } from '#web/ui/icons.ts';

const meta = preview.meta({
  title: 'UI/Actions/FilterButton',
  component: FilterButton,
  args: { label: 'Time filter', text: 'All time', icon: CalendarIcon, isApplied: false, onPress: fn(), onClear: fn() },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Time filter: All time' }));
    await expect(args.onPress).toHaveBeenCalledTimes(1);
    await expect(canvas.queryByRole('button', { name: 'Clear Time filter' })).toBeNull();
  },
});

/** It is filled, and taken away by one press: the focus stays beside it. */
export const Applied = meta.story({
  parameters: looks,
  args: { text: '01-03-2026 to 14-03-2026', isApplied: true },
  render: function Applied(args) {
    const [isApplied, setApplied] = useState(args.isApplied);
    const clear = (): void => {
      setApplied(false);
      args.onClear();
    };
    return <FilterButton {...args} text={isApplied ? args.text : 'All time'} isApplied={isApplied} onClear={clear} />;
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Time filter' }));
    await expect(args.onClear).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('button', { name: 'Time filter: All time' })).toHaveFocus();
  },
});
