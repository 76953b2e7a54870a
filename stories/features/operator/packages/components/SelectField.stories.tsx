import type { ReactElement } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import * as zod from 'zod/mini';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { SelectField } from '#web/features/operator/packages/components/SelectField.tsx';
import { InForm } from '../../../../components/form/InForm.tsx';

const schema = zod.strictObject({ supplier: zod.string() });
const onSubmit = fn();

const meta = preview.meta({
  title: 'Features/Operator/Packages/Components/SelectField',
  component: SelectField as () => ReactElement,
  beforeEach: () => void onSubmit.mockReset(),
  render: () => (
    <InForm schema={schema} defaultValues={{ supplier: 'one' }} onSubmit={onSubmit}>
      {(control) => (
        <SelectField
          control={control}
          name="supplier"
          label="Supplier"
          options={['one', 'two', 'three'].map((value) => ({ value, label: value }))}
        />
      )}
    </InForm>
  ),
});

export const Default = meta.story({ parameters: looks });

export const Choosing = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Supplier/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'two' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ supplier: 'two' }));
  },
});
