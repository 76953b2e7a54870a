import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { TopUpTarget } from '#web/features/point-of-sale/TopUpTarget.tsx';

const meta = preview.meta({
  title: 'Features/Point of sale/TopUpTarget',
  component: TopUpTarget,
  args: {
    domains: [
      { id: 'one', key: 'core', iccids: ['8901234567890123456'] },
      { id: 'two', key: 'core', iccids: ['8901234567890123457'] },
    ],
    domainId: 'one',
    onDomainChange: fn(),
  },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /3457/ }));
    await expect(args.onDomainChange).toHaveBeenCalledWith('two');
  },
});
