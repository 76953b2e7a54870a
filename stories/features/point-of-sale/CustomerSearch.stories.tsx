import { paths } from '#web/navigation/paths.ts';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { CustomerSearch } from '#web/features/point-of-sale/CustomerSearch.tsx';

const meta = preview.meta({
  title: 'Features/Point of sale/CustomerSearch',
  component: CustomerSearch,
  args: { email: '' },
  parameters: { route: paths.pointOfSaleCustomer('existing') },
});

export const Default = meta.story({ parameters: looks });
