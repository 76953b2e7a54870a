import { expect, fn, screen, waitFor } from 'storybook/test';
import { getGetGroupSaleResponseMock } from '#mocks/generated/storefront/group-sales/group-sales.msw.ts';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { GroupFile } from '#web/features/group-sale/GroupFile.tsx';

const meta = preview.meta({
  title: 'Features/Group sale/GroupFile',
  component: GroupFile,
  args: { group: getGetGroupSaleResponseMock(), isOpen: true, onClose: fn() },
});

export const Open = meta.story({
  parameters: looks,
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Export the links' })).toBeVisible();
  },
});

/** The file has a line for each traveller. */
export const Saved = meta.story({
  tags: ['behaviour'],
  play: async ({ args, userEvent }) => {
    const saved: string[] = [];
    const { createObjectURL } = URL;
    URL.createObjectURL = (blob) => {
      void (blob as Blob).text().then((text) => saved.push(text));
      return createObjectURL(blob);
    };
    await userEvent.click(await screen.findByRole('radio', { name: /^CSV.*comma/i }));
    await userEvent.click(screen.getByRole('button', { name: 'Download' }));
    await waitFor(() => expect(saved[0]).toContain('1,Anna Berg,,Germany,Europe 5 GB,Sold,https://store.example/s/'));
    await expect(args.onClose).toHaveBeenCalled();
    URL.createObjectURL = createObjectURL;
  },
});
