import { describe, expect, test } from 'vitest';
import { sectionsOf } from '#storybook/docstring-sections.ts';

describe('a docstring', () => {
  test('has the sections that its paragraphs begin', () => {
    const docstring = [
      'A price.\nIt has a currency.',
      'Use it in a\ncart.',
      'Anatomy: number, then currency.',
      'Do:\n- Round down.',
      "Don't:\n- Don't round up.",
      'Keyboard: it takes no focus.',
      'A reader hears both.',
    ].join('\n\n');
    expect(sectionsOf(docstring)).toEqual({
      purpose: 'A price.\nIt has a currency.',
      use: 'Use it in a\ncart.',
      anatomy: 'Number, then currency.',
      dos: '- Round down.',
      donts: "- Don't round up.",
      keyboard: 'It takes no focus.\n\nA reader hears both.',
    });
  });

  test('is all purpose without them', () => {
    const docstring = 'A price. Use it in a cart.\n\nDo not round it: there is none lower.';
    expect(sectionsOf(docstring)).toEqual({ purpose: docstring });
  });
});
