import type { ReactElement } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import * as zod from 'zod/mini';
import { WebhookUrlRequest } from '#contract/storefront/zod/schemas/webhookUrlRequest.zod.ts';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { trimmed } from '#web/components/form/schemas.ts';
import { UrlField } from '#web/components/form/UrlField.tsx';
import { InForm } from './InForm.tsx';

const onSubmit = fn();
const schema = zod.strictObject({ url: trimmed(WebhookUrlRequest.shape.url) });

const meta = preview.meta({
  title: 'Components/Form/UrlField',
  component: UrlField as () => ReactElement,
  beforeEach: () => void onSubmit.mockReset(),
  render: () => (
    <InForm schema={schema} defaultValues={{ url: '' }} onSubmit={onSubmit}>
      {(control) => <UrlField control={control} name="url" label="Server URL" />}
    </InForm>
  ),
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Server URL'), ' example.com/events{Enter}');
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ url: 'example.com/events' }));
  },
});

export const Invalid = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Server URL'), 'localhost');
    await userEvent.tab();
    await expect(await canvas.findByText('Please enter a valid URL.')).toBeVisible();
  },
});
