import type { ReactElement } from 'react';
import { useGetCredit } from '#web/api/storefront/credit/credit.ts';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { Overview } from '#web/features/dashboard/Overview.tsx';

const Credit = (): ReactElement => {
  const query = useGetCredit();
  return (
    <Overview
      query={query}
      title="Guthaben"
      figure={({ balance }) => ({ value: `${balance.value}`, unit: balance.currency })}
      link={{ href: '/credits', label: 'Auf zum Guthaben' }}
    />
  );
};

const meta = preview.meta({
  title: 'Features/Dashboard/Overview',
  render: () => <Credit />,
});

export const Default = meta.story({ parameters: looks });
