import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Controlled } from '#storybook/Controlled.tsx';
import preview from '#storybook/preview.tsx';
import { looks, modes } from '#storybook/modes.ts';
import { Select, type SelectProps } from '#web/ui/fields/Select.tsx';
import { coverages } from './coverages.ts';

const Coverage = (args: SelectProps<string>) => (
  <Controlled initial={args.value} onChange={args.onChange}>
    {(value, onChange) => <Select {...args} value={value} onChange={onChange} />}
  </Controlled>
);

const meta = preview.meta({
  title: 'UI/Fields/Select',
  component: Select<string>,
  args: {
    label: 'Coverage',
    options: coverages,
    value: null as string | null,
    onChange: fn(),
    placeholder: 'All Coverage',
  },
  render: (args) => <Coverage {...args} />,
});

const options = (): string[] => screen.getAllByRole('option').map((option) => option.textContent);

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Coverage/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Germany' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('DE');
    await waitFor(() => expect(canvas.getByRole('button', { name: /Germany/ })).toHaveFocus());
  },
});

/** Nobody has touched it: a form was sent. */
export const Error = meta.story({
  args: { error: 'Please choose a coverage.', isErrorShown: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Please choose a coverage.')).toBeVisible();
  },
});

export const ByKeyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const list = await screen.findByRole('listbox');
    await waitFor(() => expect(list).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('EU'));
    // The focus returns when the list has faded.
    const trigger = canvas.getByRole('button', { name: /Europe/, hidden: true });
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
});

export const Searchable = meta.story({
  args: { isSearchable: true, isClearable: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Coverage/ }));
    await userEvent.type(await screen.findByRole('searchbox'), 'ger');
    await expect(options()).toEqual(['Germany', 'Algeria']);
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('DE');
  },
});

export const NothingFound = meta.story({
  parameters: looks,
  args: { isSearchable: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Coverage/ }));
    await userEvent.type(await screen.findByRole('searchbox'), 'atlantis');
    await expect(screen.getByText('Nothing found')).toBeVisible();
  },
});

export const ClosedByOutsidePress = meta.story({
  tags: ['behaviour'],
  args: { value: 'DE' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Germany/ }));
    await screen.findByRole('listbox');
    await userEvent.click(document.body);
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: /Germany/ })).toBeVisible();
  },
});

export const Cleared = meta.story({
  tags: ['behaviour'],
  args: { value: 'DE', isClearable: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Coverage' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(canvas.getByText('All Coverage')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Clear Coverage' })).toBeNull();
  },
});

export const Disabled = meta.story({ args: { value: 'EU', isDisabled: true } });

export const OnPhone = meta.story({
  args: { value: 'EU', isClearable: true, isSearchable: true },
  globals: modes.mobile,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Europe/ }));
    const list = within(await screen.findByRole('listbox'));
    await expect(list.getByRole('option', { name: /Europe/ })).toHaveAttribute('aria-selected', 'true');
  },
});
