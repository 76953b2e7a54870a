import { useLocation } from 'react-router-dom';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { looks } from '#storybook/modes.ts';
import { Link } from '#web/ui/actions/Link.tsx';

const Address = () => <p>You are at {useLocation().pathname}</p>;

const meta = preview.meta({
  title: 'UI/Actions/Link',
  component: Link,
  args: { children: 'Buy credit', href: '/credits' },
});

export const Default = meta.story({
  parameters: looks,
  render: (args) => (
    <>
      <p>
        Your balance is low. <Link {...args} />
      </p>
      <Address />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Buy credit' });
    await expect(link).toHaveAttribute('href', '/credits');
    await userEvent.click(link);
    await expect(canvas.getByText('You are at /credits')).toBeVisible();
  },
});

export const External = meta.story({
  args: { children: 'Supported devices', href: 'https://example.com/devices', isExternal: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Supported devices' })).toHaveAttribute('rel', 'noopener noreferrer');
  },
});

export const Primary = meta.story({ args: { variant: 'primary' } });
export const Secondary = meta.story({ args: { variant: 'secondary' } });
export const Quiet = meta.story({ args: { variant: 'quiet' } });
export const Plain = meta.story({ args: { variant: 'plain' } });
