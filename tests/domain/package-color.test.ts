import { describe, expect, test } from 'vitest';
import { packageColors } from '#domain/package-color.ts';
import type { TileColor } from '#domain/package.ts';

const sized = (
  id: string,
  sizeValue: number,
  sizeUnit: 'MB' | 'GB' = 'GB',
  packageType: 'standard' | 'unlimited' = 'standard',
) => ({
  id,
  name: `Package ${id}`,
  sizeValue,
  sizeUnit,
  packageType,
});

const inventory = [
  sized('unlimited', 0, 'GB', 'unlimited'),
  sized('large', 20),
  sized('b', 1),
  sized('a', 1024, 'MB'),
  sized('small', 500, 'MB'),
  sized('middle', 3),
];

const colored = (items: typeof inventory): [string, TileColor][] => [...packageColors(items)];

describe('packageColors', () => {
  test('gives five colours in turn from the smallest package to the unlimited one, and the sixth the first again', () => {
    expect(colored(inventory)).toEqual([
      ['small', 'green'],
      ['a', 'blue'],
      ['b', 'red'],
      ['middle', 'black'],
      ['large', 'gray'],
      ['unlimited', 'green'],
    ]);
  });

  test('does not depend on the order of the list', () => {
    expect(colored(inventory.toReversed())).toEqual(colored(inventory));
  });
});
