import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { withFault } from '../plant/fault.ts';
import { faultsByArea } from '../plant/faults.ts';
import { contentOf, projectRoot } from './source-tree.ts';

const faults = Object.values(faultsByArea).flat();

const exists = (file: string): boolean => existsSync(path.join(projectRoot, file));

describe('the faults of npm run plant', () => {
  test('are 60 at least, each with a name of its own', () => {
    expect(faults.length).toBeGreaterThanOrEqual(60);
    expect(new Set(faults.map(({ name }) => name)).size).toBe(faults.length);
  });

  test('apply: the replaced text is in its file exactly once', () => {
    const applies = (fault: (typeof faults)[number]): boolean =>
      exists(fault.file) && withFault(contentOf(fault.file), fault) !== undefined;
    expect(faults.filter((fault) => !applies(fault)).map(({ name, file }) => `${name} (${file})`)).toEqual([]);
  });

  test('name tests that there are', () => {
    expect(faults.map(({ tests }) => tests).filter((file) => !exists(file))).toEqual([]);
  });
});
