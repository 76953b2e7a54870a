import { expect, fn, screen, waitFor } from 'storybook/test';
import { looks, modes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { Wizard, type WizardStep } from '#web/ui/overlays/Wizard.tsx';

const titles = ['Request access', 'Retrieve your key', 'Get the SDK', 'Verify devices', 'Show the brand'];
const steps: WizardStep[] = titles.map((title) => ({
  key: title,
  title,
  subtitle: 'It takes a minute.',
  content: <p>{`What to do to ${title.toLowerCase()}.`}</p>,
}));

const meta = preview.meta({
  title: 'UI/Overlays/Wizard',
  component: Wizard,
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  args: { title: 'First steps', steps, onClose: fn() },
});

const press = (name: string) => screen.getByRole('button', { name });

export const Default = meta.story({
  parameters: looks,
  globals: modes.desktop,
  play: async ({ userEvent, args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'First steps' });
    await expect(dialog.parentElement?.offsetWidth).toBe(800);
    await expect(screen.queryByRole('button', { name: 'Previous' })).toBeNull();
    for (const [index, title] of titles.slice(1).entries()) {
      await userEvent.click(press('Next'));
      await expect(screen.getByRole('heading', { name: title })).toHaveFocus();
      await expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', `Step ${index + 2} of 5`);
    }
    await expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
    await userEvent.click(press('Done'));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
});

export const Cancelled = meta.story({
  tags: ['behaviour'],
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Next' }));
    await userEvent.click(press('Previous'));
    await expect(screen.getByRole('heading', { name: 'Request access' })).toHaveFocus();
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(press('Cancel'));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
});

export const ByKeyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ userEvent, args }) => {
    await screen.findByRole('dialog');
    press('Next').focus();
    await userEvent.keyboard('{Enter}');
    await expect(screen.getByRole('heading', { name: 'Retrieve your key' })).toHaveFocus();
    await userEvent.tab();
    await expect(press('Previous')).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(screen.getByRole('heading', { name: 'Get the SDK' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1));
  },
});

export const Blocked = meta.story({
  args: { steps: steps.map((step) => Object.assign({}, step, { blockedReason: 'Save the address first.' })) },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Next' }));
    await expect(screen.getByRole('heading', { name: 'Request access' })).toBeVisible();
    await expect(press('Next')).toHaveAccessibleDescription('Save the address first.');
  },
});

export const LongContent = meta.story({
  args: {
    steps: steps.map((step) => Object.assign({}, step, { content: <p>{'Read all of this first. '.repeat(200)}</p> })),
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Next' }));
    const heading = screen.getByRole('heading', { name: 'Retrieve your key' });
    await expect(heading).toHaveFocus();
    const title = screen.getByRole('heading', { name: 'First steps' });
    await expect(heading.getBoundingClientRect().top).toBeGreaterThan(title.getBoundingClientRect().bottom);
  },
});
