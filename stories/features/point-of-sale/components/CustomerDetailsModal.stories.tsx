import { fn } from 'storybook/test';
import { customerDetails, guestDetails } from '#mocks/scenarios/sales.ts';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { CustomerDetailsModal } from '#web/features/point-of-sale/components/CustomerDetailsModal.tsx';

const meta = preview.meta({
  title: 'Features/Point of sale/Components/CustomerDetailsModal',
  component: CustomerDetailsModal,
  args: { details: customerDetails(), isOpen: true, onClose: fn(), onCopied: fn() },
  parameters: { docs: { story: { inline: false, height: '640px' } } },
});

export const Default = meta.story({ parameters: looks });

export const Guest = meta.story({ args: { details: guestDetails } });
