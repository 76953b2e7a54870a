import { type ComponentProps, type ReactElement, useState } from 'react';
import { expect, fn, screen, within } from 'storybook/test';
import { chargedItem, customerDetails, detail, esim, inactiveEsim } from '#mocks/scenarios/sales.ts';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { ReplaceEsimModal } from '#web/components/sales/ReplaceEsimModal.tsx';

const details = customerDetails({ activatedItems: [chargedItem], relatedEsims: [esim()] });

const meta = preview.meta({
  title: 'Components/Sales/ReplaceEsimModal',
  component: ReplaceEsimModal,
  args: {
    details,
    now: new Date('2026-03-20T12:00:00Z'),
    newEsimHref: '/store/existing/packages?esim=new',
    result: undefined,
    onShowNew: fn(),
    onSubmit: fn(),
    onClose: fn(),
    onCopied: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '720px' } } },
});

export const Default = meta.story({
  parameters: looks,
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Replace an eSIM' }));
    await expect(dialog.getAllByRole('listitem')[0]).toHaveTextContent(/^Europe 5 GB: 3.5 GB, until/);
    for (const reason of within(dialog.getByRole('radiogroup', { name: 'Why is it replaced?' })).getAllByRole('radio'))
      await expect(reason).not.toBeChecked();
    await expect(dialog.getByRole('button', { name: 'Replace eSIM' })).toHaveAccessibleDescription(
      'Choose why the eSIM is replaced.',
    );
  },
});

export const Replaced = meta.story({
  tags: ['behaviour'],
  play: async ({ userEvent, args }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.queryByText(/because they are on the lost phone/)).toBeNull();
    await userEvent.click(dialog.getByText('The phone was lost or stolen'));
    await expect(dialog.getByText(/because they are on the lost phone/)).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Details' }), ' At the airport ');
    await userEvent.click(dialog.getByRole('button', { name: 'Replace eSIM' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(esim().iccid, { reason: 'LOST', note: 'At the airport' });
  },
});

/** Several eSIMs: those that were replaced are no choice. */
export const Several = meta.story({
  args: {
    details: {
      ...details,
      relatedEsims: [
        esim({ iccid: '8949000000000000099', withdrawal: 'REPLACED', active: false, state: 'DELETED' }),
        esim(),
        { ...inactiveEsim, withdrawal: 'DELETED' },
      ],
    },
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    const group = within(dialog.getByRole('radiogroup', { name: 'Which eSIM is replaced?' }));
    await expect(group.getAllByRole('radio')).toHaveLength(2);
    // A number alone says nothing to a seller.
    await expect(group.getByRole('radio', { name: `${esim().iccid} Europe 5 GB` })).toBeChecked();
  },
});

const refunded = esim({ iccid: '8949000000000000042', withdrawal: 'REFUNDED', active: false, state: 'DELETED' });
const withoutData = esim({ iccid: '8949000000000000059', customerProfileDomainId: 'nothing-left' });

/** Those with nothing to go on with are no choice (CRE-074). */
export const OneLeft = meta.story({
  args: { details: { ...details, relatedEsims: [refunded, withoutData, esim()] } },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByText(esim().iccid)).toBeVisible();
    await expect(dialog.queryByRole('radiogroup', { name: 'Which eSIM is replaced?' })).toBeNull();
    await expect(dialog.queryByText(refunded.iccid)).toBeNull();
    await expect(dialog.queryByText(withoutData.iccid)).toBeNull();
  },
});

/** Opened for the refunded one: it says why, and another one is chosen on purpose. */
export const RefundedAsked = meta.story({
  args: { details: { ...details, relatedEsims: [refunded, esim()] }, iccid: refunded.iccid },
  play: async ({ userEvent, args }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getAllByText('Everything sold on this eSIM was refunded.')[0]).toBeVisible();
    const other = dialog.getByRole('radio', { name: `${esim().iccid} Europe 5 GB` });
    await expect(other).not.toBeChecked();
    await userEvent.click(dialog.getByText(esim().iccid));
    await userEvent.click(dialog.getByText('The customer has a new phone'));
    await userEvent.click(dialog.getByRole('button', { name: 'Replace eSIM' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(esim().iccid, { reason: 'NEW_DEVICE' });
  },
});

export const NoneLeft = meta.story({
  args: { details: { ...details, relatedEsims: [refunded, withoutData] } },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getAllByText(/^Nothing is left on any eSIM of this customer/)[0]).toBeVisible();
    await expect(dialog.queryByRole('radio')).toBeNull();
    await expect(dialog.getByRole('button', { name: 'Replace eSIM' })).toHaveAccessibleDescription(
      /Nothing is left on any eSIM/,
    );
  },
});

const ReadAgain = (props: ComponentProps<typeof ReplaceEsimModal>): ReactElement => {
  const [isRead, setRead] = useState(false);
  const [shown, show] = useState(props.result);
  const replaced = { ...esim(), withdrawal: 'REPLACED', active: false, state: 'DELETED' } as const;
  const readAgain = { ...details, relatedEsims: [replaced, esim({ iccid: '8949000000000000026' })] };
  return (
    <ReplaceEsimModal
      {...props}
      details={isRead ? readAgain : details}
      failure={isRead ? 'This eSIM was replaced before.' : undefined}
      result={shown}
      onShowNew={show}
      onSubmit={() => setRead(true)}
    />
  );
};

/** Another tab replaced it while the dialog was open: the customer has the new one, and needs no other. */
export const ReplacedElsewhere = meta.story({
  tags: ['behaviour'],
  render: (args) => <ReadAgain {...args} />,
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByText('The customer has a new phone'));
    await userEvent.click(dialog.getByRole('button', { name: 'Replace eSIM' }));
    await expect(dialog.getByText(/The customer now has eSIM 8949000000000000026/)).toBeVisible();
    await expect(dialog.queryByRole('link')).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Show the new eSIM' }));
    const fresh = within(await screen.findByRole('dialog', { name: 'The new eSIM' }));
    await expect(fresh.getByText(/eSIM 8949000000000000026 takes the place of/)).toBeVisible();
  },
});

/** The supplier keeps what is left: the way round, and what it costs. */
export const KeptBySupplier = meta.story({
  args: { details: { ...details, relatedEsims: [esim({ isBalanceBound: true })] } },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByText(/cannot be refunded. Sold again with a new eSIM/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Replace eSIM' })).toHaveAccessibleDescription(
      /The supplier keeps what is left/,
    );
  },
});

export const NothingLeft = meta.story({ args: { details: { ...details, activatedItems: [] } } });

export const Loading = meta.story({ args: { details: undefined } });

export const Failed = meta.story({ args: { failure: 'This eSIM cannot be replaced.' } });

export const Unread = meta.story({
  args: { details: undefined, failure: 'No answer from the store. Please try again.' },
});

const result = {
  replacedIccid: esim().iccid,
  esimProfile: esim({ iccid: '8949000000000000026' }),
  customer: detail().customer,
};

const LostAndReplaced = (props: ComponentProps<typeof ReplaceEsimModal>): ReactElement => {
  const [isReplaced, setReplaced] = useState(false);
  return <ReplaceEsimModal {...props} result={isReplaced ? result : undefined} onSubmit={() => setReplaced(true)} />;
};

/** The phone was lost: no other link leads to the new eSIM, and the ways to give it are beside it. */
export const Lost = meta.story({
  render: (args) => <LostAndReplaced {...args} />,
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByText('The phone was lost or stolen'));
    await userEvent.click(dialog.getByRole('button', { name: 'Replace eSIM' }));
    const fresh = within(await screen.findByRole('dialog', { name: 'The new eSIM' }));
    await expect(fresh.getByText(/All earlier links have stopped working/)).toBeVisible();
    await expect(fresh.getByRole('button', { name: 'Copy link' })).toBeVisible();
  },
});

/** The store emails the link, before all other ways to give it. */
export const Done = meta.story({
  args: { result, mail: { state: undefined, onSend: fn() } },
  play: async ({ userEvent, args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'The new eSIM' }));
    const [first] = dialog.getAllByRole('button', { name: /link$/ });
    await expect(first).toHaveAccessibleName('Email the link');
    await userEvent.click(first!);
    await expect(args.mail?.onSend).toHaveBeenCalledTimes(1);
    await expect(dialog.getByText(/eSIM 8949000000000000026 takes the place of/)).toBeVisible();
  },
});
