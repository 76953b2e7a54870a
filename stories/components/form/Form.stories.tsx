import type { ReactElement } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import type { Problem } from '#contract/storefront/model/problem.ts';
import { UpdateUserRequest } from '#contract/storefront/zod/schemas/updateUserRequest.zod.ts';
import { getUpdateCurrentUserResponseMock400 } from '#mocks/generated/storefront/account/account.msw.ts';
import { expectConsoleErrors } from '#storybook/console.ts';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { ApiError } from '#web/api/api-error.ts';
import { CountryField } from '#web/components/form/CountryField.tsx';
import { Form } from '#web/components/form/Form.tsx';
import { TextField } from '#web/components/form/TextField.tsx';
import { InForm } from './InForm.tsx';

const onSubmit = fn();

const values = { firstName: 'Anna', lastName: 'Berg', address: { country: 'DE', postalCode: '20457' } };

const meta = preview.meta({
  title: 'Components/Form/Form',
  component: Form as () => ReactElement,
  beforeEach: () => void onSubmit.mockReset(),
  render: () => (
    <InForm schema={UpdateUserRequest} defaultValues={values} onSubmit={onSubmit}>
      {(control) => (
        <>
          <TextField control={control} name="firstName" label="First name" />
          <CountryField control={control} name="address.country" label="Country" />
          <TextField control={control} name="address.postalCode" label="Postal code" />
        </>
      )}
    </InForm>
  ),
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(onSubmit.mock.calls.map(([sent]) => sent as unknown)).toEqual([values]));
  },
});

/** Until the call ends nothing is sent again, however often it is asked for. */
export const PressedTwice = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    let end = (): void => undefined;
    onSubmit.mockReturnValueOnce(
      new Promise<void>((resolve) => {
        end = resolve;
      }),
    );
    const send = canvas.getByRole('button', { name: 'Send' });
    send.click();
    send.click();
    await userEvent.type(canvas.getByLabelText('First name'), '{Enter}');
    await expect(onSubmit).toHaveBeenCalledTimes(1);
    end();
    await waitFor(async () => {
      await userEvent.click(send);
      await expect(onSubmit).toHaveBeenCalledTimes(2);
    });
  },
});

const refusal: Problem = {
  ...getUpdateCurrentUserResponseMock400(),
  errors: [
    { field: 'body.address.country', code: 'country_not_supported', message: 'M' },
    { field: 'body.address.postalCode', code: 'too_long', message: 'M', values: { limit: '5' } },
    { field: 'body.taxId', code: 'invalid', message: 'Is no field of this form.' },
  ],
};

/** The server's error is shown at its field; the typed text stays, and editing continues from there. */
export const RefusedByServer = meta.story({
  play: async ({ canvas, userEvent }) => {
    onSubmit.mockRejectedValueOnce(new ApiError(400, refusal));
    await userEvent.type(canvas.getByLabelText('First name'), ' Maria');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    const postalCode = canvas.getByLabelText('Postal code');
    await waitFor(() => expect(postalCode).toHaveAccessibleDescription('Please enter at most 5 characters.'));
    await expect(canvas.getByRole('combobox', { name: 'Country' })).toHaveAccessibleDescription(
      'This country is not supported.',
    );
    await expect(canvas.getByRole('combobox', { name: 'Country' })).toHaveFocus();
    await expect(canvas.getByLabelText('First name')).toHaveValue('Anna Maria');
  },
});

export const SentAgain = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    onSubmit.mockRejectedValueOnce(new ApiError(400, refusal));
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    const postalCode = canvas.getByLabelText('Postal code');
    await waitFor(() => expect(postalCode).toHaveAccessibleDescription('Please enter at most 5 characters.'));
    await userEvent.type(postalCode, '1');
    await waitFor(() => expect(postalCode).not.toHaveAccessibleDescription());
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(2));
  },
});

/** A call that fails for another reason changes nothing of the form: what calls it says why. */
export const Failed = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    onSubmit.mockRejectedValueOnce(new ApiError(500, { ...refusal, status: 500, errors: [] }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
    await expect(canvas.getByLabelText('Postal code')).toBeValid();
    await expect(canvas.getByLabelText('Postal code')).toHaveValue('20457');
    expectConsoleErrors();
  },
});
