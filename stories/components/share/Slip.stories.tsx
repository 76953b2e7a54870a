import { expect, fn, waitFor } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { Slip } from '#web/components/share/Slip.tsx';

const drawing = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 1" fill="#fff"><path d="M0 1 2 0l2 1z"/></svg>',
)}`;

const meta = preview.meta({
  title: 'Components/Share/Slip',
  component: Slip,
  args: {
    prints: 0,
    shop: { name: 'Berg Reisen', contacts: ['+49 8041 123456', 'hallo@berg-reisen.example'] },
    name: 'Europe 5 GB',
    facts: [['5 GB · 30 days'], ['30 days from first use'], ['23.90 USD', 'about 22.04 EUR', 'rate of 20-11-2026']],
    link: 'https://store.example/s/abc',
  },
});

/** The screen shows nothing of it. */
export const Default = meta.story({
  parameters: looks,
  play: async () => {
    const paper = document.body.querySelector('article');
    await expect(paper).not.toBeVisible();
    await expect(paper).toHaveTextContent('Scan the code with your phone’s camera');
    await expect(paper).toHaveTextContent('+49 8041 123456 · hallo@berg-reisen.example');
    await expect(paper).toHaveTextContent('23.90 USD · about 22.04 EUR · rate of 20-11-2026');
  },
});

/** The data is on the eSIM already, and the shop has no contacts. */
export const TopUp = meta.story({
  args: { isTopUp: true, shop: { name: 'Berg Reisen', contacts: [] } },
  play: async () => {
    await expect(document.body.querySelector('article')).toHaveTextContent('The data is on your eSIM already.');
  },
});

/** As much as a slip can hold, which still fits on one sheet (tests/visual/paper.spec.ts). */
export const Long = meta.story({
  args: {
    shop: {
      name: 'Reisebüro Bergmann und Töchter am Alten Hafen',
      contacts: ['hallo@bergmann-und-toechter-reisen.example', '+49 (0) 8041 123456', 'bergmann-reisen.example/hilfe'],
      logo: { address: drawing, ground: '#12372a' },
    },
    name: 'Europe with Switzerland, Turkey and the United Kingdom, unlimited data for 30 days',
    facts: [
      ['Unlimited · 30 days'],
      ['30 days: ends Mon 31 Dec 2026'],
      ['1,023.90 USD', 'about 1,000,022.04 KRW', 'rate of 29-11-2026'],
    ],
    link: 'https://esim.bergmann-und-toechter-reisen.example/s/AbCdEfGhIjKl',
  },
});

/** Each press opens the browser's dialog, when the logo is there. */
export const Printed = meta.story({
  tags: ['behaviour'],
  args: { prints: 1, shop: { name: 'Berg Reisen', contacts: [], logo: { address: drawing, ground: undefined } } },
  beforeEach: () => {
    const { print } = window;
    window.print = fn();
    return () => {
      window.print = print;
    };
  },
  play: async () => {
    await waitFor(() => expect(window.print).toHaveBeenCalledTimes(1));
    await expect(document.body.querySelector<HTMLImageElement>('article img')?.naturalWidth).toBeGreaterThan(0);
  },
});
