import { expect, screen, within } from 'storybook/test';
import { advance, holdTimers } from '#storybook/clock.ts';
import preview from '#storybook/preview.tsx';
import { looks, modes } from '#storybook/modes.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { TOAST_CLOSE_MS, TOAST_SHOWN_MS, TOAST_SHOWN_SHORT_MS } from '#web/ui/overlays/toast-store.ts';
import { ToastProvider } from '#web/ui/overlays/ToastProvider.tsx';
import { useToast } from '#web/ui/overlays/use-toast.ts';

const AboutItem = () => {
  const toast = useToast();
  return (
    <>
      <Button onPress={() => toast.success('Inventory item saved')}>Save</Button>
      <Button onPress={() => toast.success('Code copied', { isShort: true })}>Copy link</Button>
    </>
  );
};

const AboutCustomer = () => {
  const toast = useToast();
  return (
    <>
      <Button onPress={() => toast.error('Inventory item saved')}>Fail with the same text</Button>
      <Button
        onPress={() =>
          toast.error('Failed adding email to customer. Email address is already in use. Please ask for another one.')
        }
      >
        Fail at length
      </Button>
    </>
  );
};

const AboutPurchases = () => {
  const toast = useToast();
  return <Button onPress={() => toast.info('Two purchases are still being processed')}>Inform</Button>;
};

/** What one component tells is about one subject: three of them can stand together. */
const Buttons = () => (
  <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0.5rem', minHeight: '12rem', alignItems: 'start' }}>
    <AboutItem />
    <AboutCustomer />
    <AboutPurchases />
  </div>
);

const meta = preview.meta({
  title: 'UI/Overlays/ToastProvider',
  component: ToastProvider,
  args: { children: undefined },
  parameters: { docs: { story: { inline: false, height: '16rem' } }, controls: { disable: true } },
  beforeEach: () => holdTimers(TOAST_SHOWN_MS, TOAST_SHOWN_SHORT_MS, TOAST_CLOSE_MS),
  render: () => <Buttons />,
});

const toasts = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-toast]')];

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(screen.getByText('Inventory item saved')).toBeVisible();
    await advance(2900);
    await expect(toasts()).toHaveLength(1);
    await expect(toasts()[0]).not.toHaveAttribute('data-closing');
    await advance(100);
    await expect(toasts()[0]).toHaveAttribute('data-closing');
    await advance(400);
    await expect(toasts()).toHaveLength(1);
    await advance(100);
    await expect(toasts()).toHaveLength(0);
  },
});

export const Short = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
    await advance(1900);
    await expect(toasts()[0]).not.toHaveAttribute('data-closing');
    await advance(100);
    await expect(toasts()[0]).toHaveAttribute('data-closing');
    await advance(500);
    await expect(toasts()).toHaveLength(0);
  },
});

export const Identical = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(toasts()).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Fail with the same text' }));
    await expect(toasts()).toHaveLength(2);
  },
});

export const Dismissed = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Inform' }));
    const [toast] = toasts();
    await userEvent.click(within(toast ?? document.body).getByRole('button', { name: 'Dismiss' }));
    await expect(toast).toHaveAttribute('data-closing');
    await advance(500);
    await expect(toasts()).toHaveLength(0);
  },
});

export const DismissedByKeyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const inform = canvas.getByRole('button', { name: 'Inform' });
    await userEvent.click(inform);
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(inform).toHaveFocus();
  },
});

/** Several results in a row would cover a phone's screen. */
export const InARow = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
    await expect(toasts().map((toast) => toast.textContent)).toEqual(['Code copied']);
  },
});

export const HeldWhilePointedAt = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await userEvent.hover(screen.getByText('Inventory item saved'));
    await advance(10_000);
    await expect(toasts()).toHaveLength(1);
    await userEvent.unhover(screen.getByText('Inventory item saved'));
    await advance(3500);
    await expect(toasts()).toHaveLength(0);
  },
});

export const EveryTone = meta.story({
  parameters: looks,
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Save', 'Inform', 'Fail at length']) {
      await userEvent.click(canvas.getByRole('button', { name }));
    }
    await expect(toasts()).toHaveLength(3);
  },
});

/** SHE-103: at the foot, above the bar that a page has there, as wide as its content. */
export const OnAPhone = meta.story({
  tags: ['behaviour'],
  globals: modes.mobile,
  render: () => (
    <>
      <style>{':root { --foot-bar: 4.75rem }'}</style>
      <Buttons />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const box = (toasts()[0] ?? document.body).getBoundingClientRect();
    await expect(window.innerHeight - box.bottom).toBe(84);
    await expect([box.left, window.innerWidth - box.right]).toEqual([16, 16]);
  },
});
