import { expect, fn, screen } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { GuideStep } from '#web/components/integration/GuideStep.tsx';
import { RequestArea } from '#web/components/integration/RequestArea.tsx';
import { KeyIcon } from '#web/ui/icons.ts';
import { Wizard } from '#web/ui/overlays/Wizard.tsx';
import { request } from './request.ts';

const meta = preview.meta({
  title: 'Components/Integration/GuideStep',
  component: GuideStep,
  args: {
    logo: KeyIcon,
    text: 'Your server asks for a token with the client id and the secret of the channel. A token holds for a day.',
    link: { label: 'Read more', href: 'https://example.com/docs' },
    children: <RequestArea label="Retrieve a token" request={request} />,
  },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Read more' })).toHaveAttribute('target', '_blank');
    await expect(canvas.getByRole('textbox', { name: 'Retrieve a token' })).toBeVisible();
  },
});

export const InWizard = meta.story({
  render: (args) => (
    <Wizard
      title="First steps"
      onClose={fn()}
      steps={['Retrieve a token', 'Read the inventory', 'Sell a package', 'Verify devices', 'Show the brand'].map(
        (title) => ({ key: title, title, subtitle: 'For your developers', content: <GuideStep {...args} /> }),
      )}
    />
  ),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Next' }));
    await expect(screen.getByRole('heading', { name: 'Read the inventory' })).toHaveFocus();
  },
});

export const WithoutLink = meta.story({
  render: ({ logo, text }) => <GuideStep logo={logo} text={text} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});
