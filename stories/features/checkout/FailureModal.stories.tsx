import { fn } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { FailureModal } from '#web/features/checkout/FailureModal.tsx';

const meta = preview.meta({
  title: 'Features/Checkout/FailureModal',
  component: FailureModal,
  args: {
    failure: { kind: 'payment' as const, message: 'Balance too low' },
    cancelHref: '/credits',
    onClose: fn(),
    onRetry: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '480px' } } },
});

export const Default = meta.story({ parameters: looks });
