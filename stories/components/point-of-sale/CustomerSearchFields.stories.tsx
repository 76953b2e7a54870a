import { expect, fn } from 'storybook/test';
import { modes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import {
  CustomerSearchFields,
  type CustomerSearchFieldsProps,
} from '#web/components/point-of-sale/CustomerSearchFields.tsx';

const args: CustomerSearchFieldsProps = {
  mode: 'email',
  onModeChange: fn(),
  proposals: [],
  uid: null,
  onChoose: fn(),
  onEmailChange: fn(),
  iccid: '',
  onIccidChange: fn(),
  iccidError: undefined,
};

const meta = preview.meta({
  title: 'Components/Point of sale/CustomerSearchFields',
  component: CustomerSearchFields,
  args,
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'E-mail address' }), 't');
    await expect(args.onEmailChange).toHaveBeenCalledWith('t');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'Search by ICCID instead' }));
    await expect(args.onModeChange).toHaveBeenCalledWith('iccid');
  },
});

export const ByIccid = meta.story({
  args: { mode: 'iccid' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'ICCID' }), 'a');
    await expect(args.onIccidChange).toHaveBeenLastCalledWith('');
    await userEvent.type(canvas.getByRole('textbox', { name: 'ICCID' }), '8');
    await expect(args.onIccidChange).toHaveBeenLastCalledWith('8');
    await userEvent.click(canvas.getByRole('button', { name: 'Search by e-mail instead' }));
    await expect(args.onModeChange).toHaveBeenCalledWith('email');
  },
});

export const IccidNotFound = meta.story({
  args: { mode: 'iccid', iccid: '123', iccidError: 'Wrong ICCID Format or ICCID not found.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Wrong ICCID Format or ICCID not found.')).toBeVisible();
    await expect(canvas.getByRole('textbox')).toBeInvalid();
  },
});

export const Mobile = meta.story({ globals: modes.mobile });
export const German = meta.story({ globals: modes.de });
