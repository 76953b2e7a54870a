import type { ReactElement } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import * as zod from 'zod/mini';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { RadioField } from '#web/components/form/RadioField.tsx';
import { InForm } from './InForm.tsx';

const schema = zod.strictObject({ key: zod.enum(['EMAIL', 'ICCID']) });
const onSubmit = fn();
const onChosen = fn();

const meta = preview.meta({
  title: 'Components/Form/RadioField',
  component: RadioField as () => ReactElement,
  beforeEach: () => {
    onSubmit.mockReset();
    onChosen.mockReset();
  },
  render: () => (
    <InForm schema={schema} defaultValues={{ key: 'EMAIL' }} onSubmit={onSubmit}>
      {(control) => (
        <RadioField
          control={control}
          name="key"
          label="Search by"
          options={[
            { value: 'EMAIL', label: 'Email address' },
            { value: 'ICCID', label: 'ICCID' },
          ]}
          onChosen={onChosen}
        />
      )}
    </InForm>
  ),
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: 'Email address' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'ICCID' }));
    await expect(onChosen).toHaveBeenCalledWith('ICCID');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ key: 'ICCID' }));
  },
});
