import type { ReactElement } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import * as zod from 'zod/mini';
import { PricingRequest } from '#contract/operator/zod/schemas/pricingRequest.zod.ts';
import { looks, modes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { PercentField } from '#web/features/operator/components/PercentField.tsx';
import { amount } from '#web/components/form/schemas.ts';
import { InForm } from '../../../components/form/InForm.tsx';

const schema = zod.strictObject({ rate: amount(PricingRequest.shape.discountRate) });
const onSubmit = fn();

const meta = preview.meta({
  title: 'Features/Operator/Components/PercentField',
  component: PercentField as () => ReactElement,
  beforeEach: () => void onSubmit.mockReset(),
  render: () => (
    <InForm schema={schema} defaultValues={{ rate: '' }} onSubmit={onSubmit}>
      {(control) => <PercentField control={control} name="rate" label="Discount" />}
    </InForm>
  ),
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Discount'), '12.5{Enter}');
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ rate: 12.5 }));
  },
});

export const TooHigh = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Discount'), '100.01');
    await userEvent.tab();
    await expect(await canvas.findByText('Please enter at most 100%.')).toBeVisible();
  },
});

export const GermanDecimals = meta.story({
  globals: modes.de,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Discount'), '12,5{Enter}');
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ rate: 12.5 }));
  },
});
