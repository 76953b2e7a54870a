import type { ReactElement } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import * as zod from 'zod/mini';
import { looks, modes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { RateField } from '#web/features/operator/packages/components/RateField.tsx';
import { InForm } from '../../../../components/form/InForm.tsx';

const rate = zod.string().check(zod.maxLength(13), zod.regex(/^\d{1,6}(\.\d{1,6})?$/, 'notARate'));
const schema = zod.strictObject({ rate });
const onSubmit = fn();

const meta = preview.meta({
  title: 'Features/Operator/Packages/Components/RateField',
  component: RateField as () => ReactElement,
  beforeEach: () => void onSubmit.mockReset(),
  render: () => (
    <InForm schema={schema} defaultValues={{ rate: '' }} onSubmit={onSubmit}>
      {(control) => (
        <RateField
          control={control}
          name="rate"
          label="One unit costs"
          currency="USD"
          faults={{ notARate: 'Six decimals at most.' }}
        />
      )}
    </InForm>
  ),
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('One unit costs'), '1.084213{Enter}');
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ rate: '1.084213' }));
  },
});

export const TooManyDecimals = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('One unit costs'), '1.0000001');
    await userEvent.tab();
    await expect(await canvas.findByText('Six decimals at most.')).toBeVisible();
  },
});

export const GermanDecimals = meta.story({
  globals: modes.de,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('One unit costs'), '1,0842{Enter}');
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ rate: '1.0842' }));
  },
});
