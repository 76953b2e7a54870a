import { type ReactElement, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { DeskSearch, type DeskSearchProps } from '#web/features/operator/components/DeskSearch.tsx';

const ADDRESS_TAKES_MS = 50;

const meta = preview.meta({
  title: 'Features/Operator/Components/DeskSearch',
  component: DeskSearch,
  args: { label: 'Kiosks', placeholder: 'harbour@example.com', search: '', onSearch: fn() },
});

export const Default = meta.story({ parameters: looks });

export const Filled = meta.story({ args: { search: 'harbour' } });

/** The address follows each key a moment later, and a way back changes it too. */
const WithAddress = (props: DeskSearchProps): ReactElement => {
  const [search, setSearch] = useState('');
  const follow = (text: string): void => {
    props.onSearch(text);
    setTimeout(() => setSearch(text), ADDRESS_TAKES_MS);
  };
  return (
    <>
      <DeskSearch {...props} search={search} onSearch={follow} />
      <button type="button" onClick={() => setSearch('kiosk')}>
        Leave {search}
      </button>
    </>
  );
};

export const Behaviour = meta.story({
  tags: ['behaviour'],
  render: (args) => <WithAddress {...args} />,
  play: async ({ canvas, args, userEvent }) => {
    const field = canvas.getByRole('searchbox', { name: 'Kiosks' });
    await userEvent.type(field, 'harbour');
    await expect(field).toHaveValue('harbour');
    await expect(args.onSearch).toHaveBeenLastCalledWith('harbour');
    await userEvent.click(await canvas.findByRole('button', { name: 'Leave harbour' }));
    await waitFor(() => expect(field).toHaveValue('kiosk'));
  },
});
