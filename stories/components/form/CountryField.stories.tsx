import type { ReactElement } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import * as zod from 'zod/mini';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { CountryField } from '#web/components/form/CountryField.tsx';
import { supportedCountry } from '#web/components/form/schemas.ts';
import { InForm } from './InForm.tsx';

const schema = zod.strictObject({ country: supportedCountry });
const onSubmit = fn();

const meta = preview.meta({
  title: 'Components/Form/CountryField',
  component: CountryField as () => ReactElement,
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  beforeEach: () => void onSubmit.mockReset(),
  render: () => (
    <InForm schema={schema} defaultValues={{ country: '' }} onSubmit={onSubmit}>
      {(control) => <CountryField control={control} name="country" label="Country" isRestricted />}
    </InForm>
  ),
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'Austria');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ country: 'AT' }));
  },
});

export const Missing = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(await canvas.findByText('Please choose a country from the list.')).toBeVisible();
    await expect(canvas.getByRole('combobox')).toHaveFocus();
  },
});

export const NotSupported = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'Belarus');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect((await canvas.findAllByText('This country is not supported.'))[0]).toBeVisible();
    await expect(onSubmit).not.toHaveBeenCalled();
  },
});
