import { expect } from 'storybook/test';
import { getListLegalVersionsResponseMock } from '#mocks/generated/operator/legal/legal.msw.ts';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { LegalVersionTable } from '#web/features/operator/legal/components/LegalVersionTable.tsx';

const meta = preview.meta({
  title: 'Features/Operator/Legal/Components/LegalVersionTable',
  component: LegalVersionTable,
  args: {
    label: 'Terms and conditions',
    versions: getListLegalVersionsResponseMock().items.filter(({ document }) => document === 'TERMS'),
    hrefOf: ({ version }) => `/operator/legal/terms/${version}`,
  },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Announced')).toBeVisible();
    await expect(canvas.getByText('Comes with the store')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Version 2' })).toHaveAttribute('href', '/operator/legal/terms/2');
  },
});

export const Loading = meta.story({ args: { versions: undefined } });
