import { expect, fn, screen, waitFor } from 'storybook/test';
import { getGetCreditResponseMock } from '#mocks/generated/storefront/credit/credit.msw.ts';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { AutoTopUpModal } from '#web/features/credits/components/AutoTopUpModal.tsx';

const credit = {
  ...getGetCreditResponseMock(),
  autoTopUpEnabled: false,
  topUpThreshold: 0,
  topUpAmount: 0,
  version: '"1"',
};
const on = { ...credit, autoTopUpEnabled: true, topUpThreshold: 30, topUpAmount: 60 };

const meta = preview.meta({
  title: 'Features/Credits/Components/AutoTopUpModal',
  component: AutoTopUpModal,
  args: {
    credit,
    minimums: { threshold: 10, amount: 20 },
    onSave: fn(),
    readLatest: () => Promise.resolve(credit),
    onClose: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '560px' } } },
});

const fields = async () => ({
  threshold: await screen.findByLabelText('When the balance falls below'),
  amount: screen.getByLabelText('Buy credit for'),
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ userEvent, args }) => {
    const { threshold, amount } = await fields();
    await expect(threshold).toHaveValue('10');
    await userEvent.clear(amount);
    await userEvent.type(amount, '50');
    await userEvent.click(screen.getByRole('button', { name: 'Activate' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith({ enabled: true, threshold: 10, amount: 50 }, '"1"'));
  },
});

/** Where no VAT comes on top, it says why (VAL-112). */
export const WithoutVat = meta.story({
  args: { vatExemption: { reason: 'REVERSE_CHARGE', vatNumber: 'ATU13585627' } },
  play: async () => {
    await expect(await screen.findByText(/^Reverse charge: with VAT number ATU13585627/)).toBeVisible();
  },
});

/** Both amounts must be valid (VAL-018 to VAL-020). */
export const BelowMinimums = meta.story({
  args: { minimums: { threshold: 20, amount: 50 } },
  play: async ({ userEvent, args }) => {
    const { threshold, amount } = await fields();
    await userEvent.clear(threshold);
    await userEvent.type(threshold, '19');
    await userEvent.clear(amount);
    await userEvent.type(amount, '49');
    await userEvent.tab();
    await expect(threshold).toHaveAccessibleDescription(/below the minimum of 20\.00.USD/);
    await expect(amount).toHaveAccessibleDescription(/below the minimum of 50\.00.USD/);
    const save = screen.getByRole('button', { name: 'Activate' });
    await userEvent.clear(threshold);
    await userEvent.type(threshold, '20');
    await expect(save).toHaveAccessibleDescription(/below the minimum of 50\.00.USD/);
    await userEvent.click(save);
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.clear(amount);
    await userEvent.type(amount, '50');
    await userEvent.click(screen.getByRole('button', { name: 'Activate' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith({ enabled: true, threshold: 20, amount: 50 }, '"1"'));
  },
});

/** Below the threshold already: what saving costs is said before. */
export const ChargedAtOnce = meta.story({
  parameters: looks,
  args: { credit: { ...credit, balance: { value: 29.84, currency: 'USD' } } },
  play: async ({ userEvent }) => {
    const { threshold, amount } = await fields();
    await expect(screen.queryByText(/right away/)).toBeNull();
    await userEvent.clear(threshold);
    await userEvent.type(threshold, '40');
    await expect(await screen.findByText(/charged right away, 20\.00.USD plus VAT/)).toBeVisible();
    await userEvent.clear(threshold);
    await expect(screen.queryByText(/right away/)).toBeNull();
    await userEvent.type(threshold, '500');
    await userEvent.clear(amount);
    await userEvent.type(amount, '25');
    await expect(await screen.findByText(/charged right away, 475\.00.USD plus VAT/)).toBeVisible();
  },
});

/** Much is charged at once: it is asked once more, with the sum. */
export const LargeCharge = meta.story({
  args: { credit: { ...credit, balance: { value: 398, currency: 'USD' } } },
  parameters: looks,
  play: async ({ userEvent, args }) => {
    const { threshold } = await fields();
    await userEvent.clear(threshold);
    await userEvent.type(threshold, '100000');
    await userEvent.click(screen.getByRole('button', { name: 'Activate' }));
    await expect(await screen.findByText(/charged right away, 99,620\.00.USD plus VAT\. Is that/)).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: /^Charge 99,620\.00.USD/ }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({ enabled: true, threshold: 100_000, amount: 20 }, '"1"'),
    );
  },
});

/** No single charge can reach the threshold: the reason stands at the amount. */
export const OutOfReach = meta.story({
  play: async ({ userEvent }) => {
    const { threshold, amount } = await fields();
    await userEvent.clear(threshold);
    await userEvent.type(threshold, '100000');
    await userEvent.clear(amount);
    await userEvent.type(amount, '60000');
    await userEvent.tab();
    const [message] = await screen.findAllByText(/reaching the limit could take more than 100,000\.00.USD/);
    await expect(message).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Activate' })).toHaveAttribute('aria-disabled', 'true');
  },
});

/** Switched off, it keeps the amounts that it had. */
export const SwitchedOff = meta.story({
  args: { credit: on },
  parameters: looks,
  play: async ({ userEvent, args }) => {
    const { threshold } = await fields();
    await userEvent.clear(threshold);
    await userEvent.click(screen.getByLabelText('Top up automatically'));
    await expect(threshold).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith({ enabled: false, threshold: 30, amount: 60 }, '"1"'));
  },
});

export const Refused = meta.story({
  args: { failure: { text: 'Please set up your billing address first.', setupHref: '/account/details' } },
  parameters: looks,
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'Set up your address' })).toBeVisible();
  },
});

/** Changed in another window: the choice takes the place of the button that saves. */
export const ChangedInTheMeantime = meta.story({
  args: {
    credit: on,
    onSave: fn(() =>
      Promise.reject(
        Object.assign(new Error('Changed in the meantime'), {
          problem: { type: 'about:blank', title: 'Changed in the meantime', status: 412, code: 'changed_since' },
        }),
      ),
    ),
    readLatest: () => Promise.resolve({ ...on, topUpThreshold: 50, version: '"2"' }),
  },
  parameters: looks,
  play: async ({ userEvent, args }) => {
    const { threshold } = await fields();
    await userEvent.clear(threshold);
    await userEvent.type(threshold, '40');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    const mine = await screen.findByRole('button', { name: 'Save mine' });
    await expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    await userEvent.click(mine);
    await waitFor(() =>
      expect(args.onSave).toHaveBeenLastCalledWith({ enabled: true, threshold: 40, amount: 60 }, '"2"'),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Keep all that is saved' }));
    await expect(threshold).toHaveValue('50');
    await expect(await screen.findByRole('button', { name: 'Save' })).toBeVisible();
  },
});
