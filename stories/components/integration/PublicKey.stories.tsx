import { expect, fn } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { PublicKey } from '#web/components/integration/PublicKey.tsx';

const meta = preview.meta({
  title: 'Components/Integration/PublicKey',
  component: PublicKey,
  args: { value: 'MCowBQYDK2VwAyEAGb9ECWmEzf6FQbrBZ9w7lshQhqowtrbLDFw4rXAxZuE=' },
});

export const Default = meta.story({ parameters: looks });

export const Loading = meta.story({ args: { value: undefined } });

export const Failed = meta.story({
  parameters: looks,
  args: { value: undefined, onRetry: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalled();
  },
});
