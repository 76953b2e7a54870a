import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { DeskSearch } from '#web/components/operator/DeskSearch.tsx';

const ADDRESS_TAKES_MS = 50;

const meta = preview.meta({
  title: 'Components/Operator/DeskSearch',
  component: DeskSearch,
  args: { label: 'Kiosks', placeholder: 'harbour@example.com', search: '', onSearch: fn() },
});

export const Default = meta.story({ parameters: looks });

export const Filled = meta.story({ args: { search: 'harbour' } });

/** The address follows each key a moment later, and a way back changes it too. */
export const Behaviour = meta.story({
  tags: ['behaviour'],
  render: (args) => {
    const [search, setSearch] = useState('');
    const follow = (text: string): void => {
      args.onSearch(text);
      setTimeout(() => setSearch(text), ADDRESS_TAKES_MS);
    };
    return (
      <>
        <DeskSearch {...args} search={search} onSearch={follow} />
        <button type="button" onClick={() => setSearch('kiosk')}>
          Go back to {search}
        </button>
      </>
    );
  },
  play: async ({ canvas, args, userEvent }) => {
    const field = canvas.getByRole('searchbox', { name: 'Kiosks' });
    await userEvent.type(field, 'harbour');
    await expect(field).toHaveValue('harbour');
    await expect(args.onSearch).toHaveBeenLastCalledWith('harbour');
    await userEvent.click(await canvas.findByRole('button', { name: 'Go back to harbour' }));
    await waitFor(() => expect(field).toHaveValue('kiosk'));
  },
});
