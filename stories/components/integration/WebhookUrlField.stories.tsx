import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { getGetWebhookPublicKeyResponseMock } from '#mocks/generated/storefront/webhooks/webhooks.msw.ts';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { WebhookUrlField, type WebhookUrlFieldProps } from '#web/components/integration/WebhookUrlField.tsx';

/** Keeps the submitted value, as the page does after it reloads. */
const Saved = (props: WebhookUrlFieldProps) => {
  const [url, setUrl] = useState(props.url);
  return (
    <WebhookUrlField
      {...props}
      url={url}
      onSubmit={(typed, version) => {
        props.onSubmit(typed, version);
        setUrl(typed.startsWith('http') ? typed : `https://${typed}`);
      }}
    />
  );
};

const saved = 'https://example.com/events';

const meta = preview.meta({
  title: 'Components/Integration/WebhookUrlField',
  component: WebhookUrlField,
  render: (args) => <Saved {...args} />,
  args: {
    label: 'Server URL',
    url: undefined,
    publicKey: getGetWebhookPublicKeyResponseMock().publicKey,
    onSubmit: fn(),
    readLatest: () => Promise.resolve(undefined),
  },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Server URL' });
    await userEvent.type(field, 'example.com/events');
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith('example.com/events', undefined));
    await waitFor(() => expect(field).toHaveValue(saved));
    await expect(field).toHaveAttribute('readonly');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Change URL' })).toHaveFocus());
    await expect(canvas.getByRole('button', { name: 'Copy Public key' })).toBeVisible();
  },
});

export const Invalid = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'abc');
    await expect(canvas.queryByText(/^Please enter a valid URL\./)).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByText(/^Please enter a valid URL\. Use the full name of a server/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** Taken by a store to try out alone, and said before and after. */
export const Unencrypted = meta.story({
  parameters: looks,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Server URL' });
    await userEvent.type(field, 'http://example.com/events');
    await expect(field).toHaveAccessibleDescription(/anybody on the way can read the events/);
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(field).toHaveAttribute('readonly'));
    await expect(field).toHaveAccessibleDescription(/anybody on the way can read the events/);
  },
});

export const Corrected = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'abc');
    await userEvent.tab();
    await userEvent.type(canvas.getByRole('textbox'), '.example{Enter}');
    await expect(canvas.getByRole('textbox')).toHaveValue('https://abc.example');
    await expect(canvas.queryByText(/^Please enter a valid URL\./)).toBeNull();
  },
});

export const Empty = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByText('Please enter a valid URL.')).toBeVisible();
  },
});

export const Locked = meta.story({ parameters: looks, args: { url: saved } });

export const Changed = meta.story({
  args: { url: saved },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Server URL' });
    await userEvent.click(canvas.getByRole('button', { name: 'Change URL' }));
    await expect(field).toHaveFocus();
    await userEvent.clear(field);
    await userEvent.type(field, 'https://example.com/others{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('https://example.com/others', undefined);
    await waitFor(() => expect(field).toHaveAttribute('readonly'));
    await expect(field).toHaveValue('https://example.com/others');
  },
});

export const Unlocked = meta.story({
  args: { url: saved },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Server URL' });
    await userEvent.click(canvas.getByRole('button', { name: 'Change URL' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(field).toHaveAttribute('readonly');
    await userEvent.click(canvas.getByRole('button', { name: 'Change URL' }));
    await userEvent.type(field, '/typed');
    await userEvent.click(canvas.getByRole('button', { name: 'Keep the saved one' }));
    await expect(field).toHaveValue(saved);
    await expect(canvas.getByRole('button', { name: 'Change URL' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Change URL' }));
    await expect(canvas.getByRole('button', { name: 'Keep the saved one' })).toBeVisible();
  },
});

export const OpenAtFirst = meta.story({
  args: { url: saved, isOpenAtFirst: true, hint: 'Devices are verified at this address.' },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Server URL' });
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription('Devices are verified at this address.');
    await userEvent.type(field, '/devices{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('https://example.com/events/devices', undefined);
    await waitFor(() => expect(field).toHaveAttribute('readonly'));
  },
});

export const Saving = meta.story({
  args: { isSaving: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAttribute('readonly');
  },
});

export const Failed = meta.story({
  args: { failure: 'This address is not in the public internet.' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'intranet.example');
    await expect(canvas.getByText('This address is not in the public internet.')).toBeVisible();
  },
});

export const Loading = meta.story({ render: (args) => <WebhookUrlField {...args} publicKey={undefined} /> });

export const WithoutPublicKey = meta.story({
  args: { publicKey: undefined, onRetryPublicKey: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('This could not be loaded.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetryPublicKey).toHaveBeenCalledTimes(1);
  },
});
