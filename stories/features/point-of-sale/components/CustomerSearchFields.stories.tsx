import type { ReactElement } from 'react';
import { expect, fn } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { Form } from '#web/components/form/Form.tsx';
import { useForm } from '#web/components/form/use-form.ts';
import {
  type CustomerSearch,
  CustomerSearchFields,
  customerSearchSchema,
} from '#web/features/point-of-sale/components/CustomerSearchFields.tsx';

type SearchProps = {
  search: CustomerSearch;
  onChange: (search: CustomerSearch) => void;
  onKeyChange: (key: CustomerSearch['searchKey']) => void;
  iccidError: string | undefined;
};

/** The form around the fields, as the page has it. */
const Search = ({ search, onChange, onKeyChange, iccidError }: SearchProps): ReactElement => {
  const form = useForm({ schema: customerSearchSchema, defaultValues: search, onChange });
  return (
    <Form form={form} onSubmit={onChange}>
      <CustomerSearchFields
        control={form.control}
        onKeyChange={onKeyChange}
        onScan={fn()}
        proposals={[]}
        guestSale={undefined}
        esims={[]}
        isLoading={false}
        isFailed={false}
        uid={null}
        onChoose={fn()}
        iccidError={iccidError}
      />
    </Form>
  );
};

const args: SearchProps = {
  search: { searchKey: 'EMAIL', searchQuery: '' },
  onChange: fn(),
  onKeyChange: fn(),
  iccidError: undefined,
};

const meta = preview.meta({
  title: 'Features/Point of sale/Components/CustomerSearchFields',
  component: Search,
  subcomponents: { CustomerSearchFields },
  args,
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Email address' }), 't');
    await expect(args.onChange).toHaveBeenLastCalledWith({ searchKey: 'EMAIL', searchQuery: 't' });
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'Search by ICCID instead' }));
    await expect(args.onKeyChange).toHaveBeenCalledWith('ICCID');
  },
});

export const ByIccid = meta.story({
  args: { search: { searchKey: 'ICCID', searchQuery: '' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'ICCID' }), 'a8');
    await expect(args.onChange).toHaveBeenLastCalledWith({ searchKey: 'ICCID', searchQuery: '8' });
    await expect(canvas.getByRole('textbox')).toHaveValue('8');
    await userEvent.click(canvas.getByRole('button', { name: 'Search by email instead' }));
    await expect(args.onKeyChange).toHaveBeenCalledWith('EMAIL');
  },
});

export const IccidNotFound = meta.story({
  args: {
    search: { searchKey: 'ICCID', searchQuery: '8949000000000000014' },
    iccidError: 'Wrong ICCID Format or ICCID not found.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Wrong ICCID Format or ICCID not found.')).toBeVisible();
    await expect(canvas.getByRole('textbox')).toBeInvalid();
  },
});
