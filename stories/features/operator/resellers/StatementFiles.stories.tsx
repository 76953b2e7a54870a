import { expect, screen } from 'storybook/test';
import { getGetResellerResponseMock } from '#mocks/generated/operator/resellers/resellers.msw.ts';
import {
  getExportStatementMockHandler,
  getGetStatementDocumentMockHandler500,
} from '#mocks/generated/operator/statements/statements.msw.ts';
import { network, never } from '#storybook/network.ts';
import preview from '#storybook/preview.tsx';
import { StatementFiles } from '#web/features/operator/resellers/StatementFiles.tsx';
import { inActions } from '../../in-actions.tsx';

const meta = preview.meta({
  title: 'Features/Operator/Resellers/StatementFiles',
  component: StatementFiles,
  decorators: [inActions],
  args: { id: getGetResellerResponseMock().id, month: '2026-11' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Save as CSV/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Save as PDF/ })).toBeVisible();
  },
});

/** The other one can be saved meanwhile. */
export const Saving = meta.story({
  beforeEach: () => network.use(getExportStatementMockHandler(never)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Save as CSV/ }));
    await expect(canvas.getByRole('button', { name: /Save as CSV/ })).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('button', { name: /Save as PDF/ })).not.toHaveAttribute('aria-disabled');
  },
});

export const NotSaved = meta.story({
  tags: ['behaviour'],
  beforeEach: () => network.use(getGetStatementDocumentMockHandler500()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Save as PDF/ }));
    await expect(await screen.findByText(/The statement could not be made/)).toBeVisible();
  },
});
