import type { ReactElement } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import * as zod from 'zod/mini';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { EmailField } from '#web/components/form/EmailField.tsx';
import { email } from '#web/components/form/schemas.ts';
import { InForm } from './InForm.tsx';

const schema = zod.strictObject({ email });
const onSubmit = fn();

const meta = preview.meta({
  title: 'Components/Form/EmailField',
  component: EmailField as () => ReactElement,
  beforeEach: () => void onSubmit.mockReset(),
  render: () => (
    <InForm schema={schema} defaultValues={{ email: '' }} onSubmit={onSubmit}>
      {(control) => <EmailField control={control} name="email" label="Email address" />}
    </InForm>
  ),
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Email address');
    await expect(field).toHaveAttribute('maxlength', '254');
    await userEvent.type(field, ' A@B.de {Enter}');
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ email: 'A@B.de' }));
  },
});

export const Invalid = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email address'), 'a@b');
    await userEvent.tab();
    await expect(await canvas.findByText('Please enter a valid Email address.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(onSubmit).not.toHaveBeenCalled();
  },
});

export const Pasted = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Email address');
    await userEvent.click(field);
    await userEvent.paste('Anna Berg <anna@example.com>');
    await userEvent.tab();
    await expect(field).toHaveValue('anna@example.com');
    await expect(await canvas.findByText('Only the address was taken from what you pasted.')).toBeVisible();
  },
});

/** Chromium makes the ASCII form of a domain in a field of the type `email` (VAL-113). */
export const InLetters = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Email address');
    await userEvent.type(field, 'anna@müller.example{Enter}');
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ email: 'anna@müller.example' }));
    await expect(field).toHaveValue('anna@müller.example');
  },
});

export const UnseenSign = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Email address'));
    await userEvent.paste('anna@exam\u00ADple.com');
    await userEvent.tab();
    await expect(await canvas.findByText(/contains an invisible character/)).toBeVisible();
  },
});
