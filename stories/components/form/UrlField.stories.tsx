import type { ReactElement } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { UrlField } from '#web/components/form/UrlField.tsx';
import { webhookUrlSchema } from '#web/components/integration/WebhookUrlField.tsx';
import { InForm } from './InForm.tsx';

const onSubmit = fn();

const meta = preview.meta({
  title: 'Components/Form/UrlField',
  component: UrlField as () => ReactElement,
  beforeEach: () => void onSubmit.mockReset(),
  render: () => (
    <InForm schema={webhookUrlSchema} defaultValues={{ url: '' }} onSubmit={onSubmit}>
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
