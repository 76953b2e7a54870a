import type { ReactElement } from 'react';
import { expect, fn } from 'storybook/test';
import * as zod from 'zod/mini';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { TextField } from '#web/components/form/TextField.tsx';
import { trimmed } from '#web/components/form/schemas.ts';
import { InForm } from './InForm.tsx';

const schema = zod.strictObject({ city: trimmed(zod.string().check(zod.minLength(2), zod.maxLength(10))) });
const onSubmit = fn();

const meta = preview.meta({
  title: 'Components/Form/TextField',
  component: TextField as () => ReactElement,
  beforeEach: () => void onSubmit.mockReset(),
  render: () => (
    <InForm schema={schema} defaultValues={{ city: '' }} onSubmit={onSubmit}>
      {(control) => <TextField control={control} name="city" label="City" autoComplete="address-level2" />}
    </InForm>
  ),
});

/** The error shows once the field was changed and left. */
export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas, userEvent }) => {
    const city = canvas.getByLabelText('City');
    await expect(city).toHaveAttribute('maxlength', '10');
    await userEvent.type(city, 'A');
    await expect(canvas.queryByText('Please fill this in.')).toBeNull();
    await userEvent.tab();
    await expect(await canvas.findByText('Please fill this in.')).toBeVisible();
    await userEvent.type(city, 'ltona ');
    await expect(canvas.queryByText('Please fill this in.')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(onSubmit).toHaveBeenCalledTimes(1);
    await expect(onSubmit).toHaveBeenCalledWith({ city: 'Altona' });
  },
});

/** A refused submit says it at once, and the focus goes there. */
export const Refused = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(await canvas.findByText('Please fill this in.')).toBeVisible();
    await expect(canvas.getByLabelText('City')).toHaveFocus();
    await expect(onSubmit).not.toHaveBeenCalled();
  },
});

/** A text that is too long from the start shows its error before typing. */
export const TooLong = meta.story({
  render: () => (
    <InForm schema={schema} defaultValues={{ city: 'Llanfairpwllgwyngyll' }} onSubmit={onSubmit}>
      {(control) => <TextField control={control} name="city" label="City" />}
    </InForm>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Please enter at most 10 characters.')).toBeVisible();
  },
});

/** Typing does not stop; a text that is too long is refused. */
export const WithoutStop = meta.story({
  render: () => (
    <InForm schema={schema} defaultValues={{ city: '' }} onSubmit={onSubmit}>
      {(control) => <TextField control={control} name="city" label="City" hasNoStop />}
    </InForm>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('City'), 'Llanfairpwllgwyngyll{Enter}');
    await expect(await canvas.findByText('Please enter at most 10 characters.')).toBeVisible();
    await expect(onSubmit).not.toHaveBeenCalled();
  },
});

/** Why the last try failed, until something else is wrong. */
export const Failed = meta.story({
  render: () => (
    <InForm schema={schema} defaultValues={{ city: 'Altona' }} onSubmit={onSubmit}>
      {(control) => <TextField control={control} name="city" label="City" failure="There is no such city." />}
    </InForm>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('City')).toHaveAccessibleDescription('There is no such city.');
  },
});
