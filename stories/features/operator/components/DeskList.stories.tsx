import type { ReactElement } from 'react';
import { expect, fn } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { DeskList } from '#web/features/operator/components/DeskList.tsx';
import { FilterChoice } from '#web/features/operator/components/FilterChoice.tsx';
import { UsersIcon } from '#web/ui/icons.ts';
import { Table } from '#web/ui/table/Table.tsx';

type Kiosks = { items: readonly string[]; hasMore: boolean };

const query = { data: undefined, isError: false, isRefetching: false, error: null, refetch: async () => undefined };
const address = {
  shown: { search: '' },
  time: undefined,
  page: 0,
  isNarrowed: false,
  show: fn(),
  showAll: fn(),
  turn: fn(),
};

const meta = preview.meta({
  title: 'Features/Operator/Components/DeskList',
  component: DeskList<Kiosks>,
  args: {
    query: { ...query, data: { items: ['Harbour', 'Main station'], hasMore: true } },
    address,
    search: { label: 'Kiosks by name', placeholder: 'harbour' },
    choices: (
      <FilterChoice
        label="Status"
        any="Every state"
        options={[{ value: 'OPEN', label: 'Open' }]}
        value={undefined}
        onChange={fn()}
      />
    ),
    icon: UsersIcon,
    none: (isNarrowed: boolean) =>
      isNarrowed
        ? { title: 'No reseller found', text: 'The search finds the beginning of names.' }
        : { title: 'No kiosk yet', text: 'Resellers appear here once they have registered.' },
    children: (list: Kiosks | undefined, empty): ReactElement => (
      <Table
        label="Kiosks"
        columns={[{ key: 'name', header: 'Name', cell: (name: string) => name }]}
        rows={list?.items ?? []}
        rowKey={(name) => name}
        isLoading={list === undefined}
        empty={empty}
      />
    ),
  },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.address.turn).toHaveBeenCalledWith(1);
  },
});

export const Empty = meta.story({
  args: { query: { ...query, data: { items: [], hasMore: false } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No kiosk yet')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Show all' })).toBeNull();
  },
});

export const NothingFound = meta.story({
  parameters: looks,
  args: {
    query: { ...query, data: { items: [], hasMore: false } },
    address: { ...address, shown: { search: 'nobody' }, isNarrowed: true },
  },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('No reseller found')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }));
    await expect(args.address.showAll).toHaveBeenCalledOnce();
  },
});

export const Loading = meta.story({ args: { query } });

export const Failed = meta.story({
  args: { query: { ...query, isError: true, error: new Error('No answer') } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
});
