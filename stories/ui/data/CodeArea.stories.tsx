import { expect, fn, spyOn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { looks } from '#storybook/modes.ts';
import { CodeArea } from '#web/ui/data/CodeArea.tsx';

const request = `curl -X POST https://simshelf.example/reseller/authenticate \\
  -u "client-id:client-secret" \\
  -H "content-type: application/json" \\
  -d '{"grant_type": "client_credentials"}'`;

const meta = preview.meta({
  title: 'UI/Data/CodeArea',
  component: CodeArea,
  args: { label: 'Retrieve a token', value: request, rows: 6, onCopied: fn() },
  beforeEach: () => {
    spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
  },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas, userEvent, args }) => {
    const area = canvas.getByRole('textbox', { name: 'Retrieve a token' });
    await userEvent.type(area, 'x');
    await expect(area).toHaveValue(request);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Retrieve a token' }));
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith(request);
    await expect(args.onCopied).toHaveBeenCalledTimes(1);
  },
});

export const Wrapped = meta.story({
  args: { value: 'x'.repeat(400), isWrapped: true, rows: 1 },
  play: async ({ canvas }) => {
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = canvas.getByRole('textbox');
    await expect(scrollWidth).toBe(clientWidth);
    await expect(scrollHeight).toBe(clientHeight);
  },
});
