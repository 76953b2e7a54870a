import { useState, type ReactElement } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import * as zod from 'zod/mini';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { EmailField } from '#web/components/form/EmailField.tsx';
import { FormModal } from '#web/components/form/FormModal.tsx';
import { email } from '#web/components/form/schemas.ts';
import { useForm } from '#web/components/form/use-form.ts';
import { Button } from '#web/ui/actions/Button.tsx';

const schema = zod.strictObject({ email });
const onSubmit = fn();

type InviteProps = {
  isPending?: boolean;
  isLocked?: boolean;
  disabledReason?: string;
  failure?: string;
};

const Invite = (props: InviteProps): ReactElement => {
  const form = useForm({ schema, defaultValues: { email: '' } });
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Open</Button>
      <FormModal
        {...props}
        form={form}
        onSubmit={onSubmit}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Invite"
        submitLabel="Send invitation"
      >
        <EmailField control={form.control} name="email" label="Email address" />
      </FormModal>
    </>
  );
};

const meta = preview.meta({
  title: 'Components/Form/FormModal',
  component: FormModal as () => ReactElement,
  parameters: { docs: { story: { inline: false, height: '360px' } } },
  beforeEach: () => void onSubmit.mockReset(),
  render: () => <Invite />,
});

const dialogOf = async () => within(await screen.findByRole('dialog', { name: 'Invite' }));

export const Default = meta.story({
  parameters: looks,
  play: async ({ userEvent }) => {
    const dialog = await dialogOf();
    await userEvent.type(dialog.getByLabelText('Email address'), 'tom@example.com{Enter}');
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ email: 'tom@example.com' }));
  },
});

/** What was typed stays. */
export const Failed = meta.story({
  render: () => <Invite failure="The invitation could not be sent." />,
  play: async () => {
    const dialog = await dialogOf();
    await expect(await dialog.findByRole('alert')).toHaveTextContent('The invitation could not be sent.');
  },
});

/** Closed and opened again, it shows what was typed. */
export const KeepsWhatWasTyped = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type((await dialogOf()).getByLabelText('Email address'), 'tom@');
    await userEvent.click((await dialogOf()).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await expect((await dialogOf()).getByLabelText('Email address')).toHaveValue('tom@');
    await expect(onSubmit).not.toHaveBeenCalled();
  },
});

/** Escape, the close button and a press outside ask before what was typed is lost. */
export const AsksBeforeItDiscards = meta.story({
  parameters: looks,
  play: async ({ userEvent }) => {
    const dialog = await dialogOf();
    const field = dialog.getByLabelText('Email address');
    await userEvent.type(field, 'tom@example.com');
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Your changes are not saved.');
    await userEvent.click(dialog.getByRole('button', { name: 'Keep editing' }));
    await expect(field).toHaveValue('tom@example.com');
    // The press on it sent nothing.
    await expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await dialog.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

/** Nothing was typed: nothing is asked. */
export const ClosesUnchanged = meta.story({
  tags: ['behaviour'],
  play: async ({ userEvent }) => {
    await dialogOf();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

export const Disabled = meta.story({
  render: () => <Invite disabledReason="No invitations are left today." />,
  play: async ({ userEvent }) => {
    const send = (await dialogOf()).getByRole('button', { name: 'Send invitation' });
    await expect(send).toHaveAccessibleDescription('No invitations are left today.');
    await userEvent.click(send);
    await expect(onSubmit).not.toHaveBeenCalled();
  },
});

/** While the call is under way nothing is sent again, and nothing closes it. */
export const Pending = meta.story({
  render: () => <Invite isPending isLocked />,
  play: async ({ userEvent }) => {
    const dialog = await dialogOf();
    await userEvent.type(dialog.getByLabelText('Email address'), 'tom@example.com{Enter}');
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('dialog')).toBeVisible();
    await expect(onSubmit).not.toHaveBeenCalled();
  },
});
