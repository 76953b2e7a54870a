import type { ReactElement } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import * as zod from 'zod/mini';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { CheckboxField } from '#web/components/form/CheckboxField.tsx';
import { InForm } from './InForm.tsx';

const schema = zod.strictObject({ enabled: zod.boolean() });
const onSubmit = fn();

const meta = preview.meta({
  title: 'Components/Form/CheckboxField',
  component: CheckboxField as () => ReactElement,
  beforeEach: () => void onSubmit.mockReset(),
  render: () => (
    <InForm schema={schema} defaultValues={{ enabled: true }} onSubmit={onSubmit}>
      {(control) => <CheckboxField control={control} name="enabled" label="Top up automatically" />}
    </InForm>
  ),
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'Top up automatically' });
    await expect(box).toBeChecked();
    await userEvent.click(box);
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ enabled: false }));
  },
});
