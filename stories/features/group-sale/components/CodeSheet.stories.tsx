import { expect, fn, waitFor } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { CodeSheet } from '#web/features/group-sale/components/CodeSheet.tsx';

const drawing = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 1"><path d="M0 1 2 0l2 1z"/></svg>',
)}`;

const meta = preview.meta({
  title: 'Features/Group sale/Components/CodeSheet',
  component: CodeSheet,
  args: {
    prints: 0,
    shop: { name: 'Berg Reisen', contacts: [], logo: { address: drawing, ground: undefined } },
    name: 'Europe 5 GB',
    codes: [
      { line: 1, name: 'Anna Berg', country: 'DE', link: 'https://store.example/s/anna' },
      { line: 2, name: 'ben@example.com', country: undefined, link: 'https://store.example/s/ben' },
    ],
  },
});

/** The screen shows nothing of it. */
export const Default = meta.story({
  parameters: looks,
  play: async () => {
    const codes = document.body.querySelectorAll('[aria-label^="QR code of the eSIM of"]');
    await expect(codes).toHaveLength(2);
    await expect(codes[0]).not.toBeVisible();
    await expect(document.body).toHaveTextContent('Berg Reisen · Europe 5 GB');
    await expect(document.body.querySelector('h1 + span img')).toHaveAttribute('alt', '');
  },
});

/** Each press opens the browser's dialog; the shop could not be read. */
export const Printed = meta.story({
  tags: ['behaviour'],
  args: { prints: 1, shop: undefined },
  beforeEach: () => {
    const { print } = window;
    window.print = fn();
    return () => {
      window.print = print;
    };
  },
  play: async () => {
    await waitFor(() => expect(window.print).toHaveBeenCalledTimes(1));
  },
});
