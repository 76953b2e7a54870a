import type { ReactElement } from 'react';
import { expect, fn } from 'storybook/test';
import * as zod from 'zod/mini';
import { Metatag } from '#contract/storefront/zod/schemas/metatag.zod.ts';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { TextAreaField } from '#web/components/form/TextAreaField.tsx';
import { InForm } from './InForm.tsx';

const schema = zod.strictObject({ notes: Metatag });

const meta = preview.meta({
  title: 'Components/Form/TextAreaField',
  component: TextAreaField as () => ReactElement,
  render: () => (
    <InForm schema={schema} defaultValues={{ notes: '' }} onSubmit={fn()}>
      {(control) => <TextAreaField control={control} name="notes" label="Notes" />}
    </InForm>
  ),
});

/** The count is that of the contract's limit. */
export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByLabelText('Notes')).toHaveAttribute('maxlength', '255');
    await userEvent.type(canvas.getByLabelText('Notes'), 'Booking 4711');
    await expect(canvas.getByText('Characters left: 243')).toBeVisible();
  },
});
