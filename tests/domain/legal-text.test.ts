import { expect, test } from 'vitest';
import { formatEffectiveDay, formatPublishDate, parseLegalText } from '#domain/legal-text.ts';

test('splits a text into headings and paragraphs', () => {
  const content = 'Before.\n\n## Scope\n\nThese terms\nhold.\n\nAlways.\r\n\r\n## Price\nNow.';
  expect(parseLegalText(content)).toEqual([
    { heading: '', paragraphs: ['Before.'] },
    { heading: 'Scope', paragraphs: ['These terms hold.', 'Always.'] },
    { heading: 'Price', paragraphs: ['Now.'] },
  ]);
});

test('takes markup for text', () => {
  expect(parseLegalText('## <b>\n\n<script>')).toEqual([{ heading: '<b>', paragraphs: ['<script>'] }]);
});

test('reads nothing from nothing', () => {
  expect(parseLegalText('')).toEqual([]);
});

test('writes the day of publishing', () => {
  expect(formatPublishDate('2024-03-07T10:00:00Z')).toBe('2024/03/07');
});

test('the desk writes the same day as readers see, in its own form, wherever the operator is (CON-116)', () => {
  expect(formatEffectiveDay('2024-03-07T00:00:00Z')).toBe('07-03-2024');
  expect(formatEffectiveDay('2024-03-07')).toBe('07-03-2024');
});
