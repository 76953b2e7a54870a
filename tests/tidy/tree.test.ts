import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { contentOf, filesBelow, projectRoot } from './source-tree.ts';

const LINES_MAX = 400;
const code = filesBelow('src', 'stories', 'mocks', '.storybook', 'tests').filter((file) =>
  /\.(ts|tsx|mjs|css)$/.test(file),
);

const components = filesBelow('src/web/ui', 'src/web/components', 'src/web/features', 'src/traveller').filter((file) =>
  /\/[A-Z]\w+\.tsx$/.test(file),
);
const stories = filesBelow('stories').filter((file) => file.endsWith('.stories.tsx'));
const storyText = [...stories, '.storybook/preview.tsx'].map(contentOf).join('\n');
const markup = filesBelow('src').filter((file) => file.endsWith('.tsx'));

describe('the source tree', () => {
  test('has no file longer than 400 lines', () => {
    const long = code.filter((file) => contentOf(file).split('\n').length > LINES_MAX);
    expect(long).toEqual([]);
  });

  test('has no leftover marks and no skipped tests', () => {
    const marks = /TODO|FIXME|XXX|\.only\(|\.skip\(/;
    const others = code.filter((file) => !file.startsWith('tests/tidy/'));
    expect(others.filter((file) => marks.test(contentOf(file)))).toEqual([]);
  });

  test('shows every component in a story, by itself or inside another one', () => {
    const nameOf = (file: string): string => path.basename(file, '.tsx');
    const isShown = (file: string): boolean => {
      const name = nameOf(file);
      if (new RegExp(String.raw`\b${name}\b`).test(storyText)) return true;
      return markup.some((other) => other !== file && new RegExp(String.raw`<${name}\b`).test(contentOf(other)));
    };
    expect(components.filter((file) => !isShown(file))).toEqual([]);
  });

  test('has pages that give the purpose of every script', () => {
    const { scripts } = JSON.parse(contentOf('package.json')) as { scripts: Record<string, string> };
    const pages = ['README.md', 'CONTRIBUTING.md', 'docs/operate.md'].map(contentOf).join('\n');
    const isNamed = (script: string): boolean => new RegExp(`\`(?:npm (?:run )?)?${script}[\` ]`).test(pages);
    const whole = Object.keys(scripts).filter((script) => !script.startsWith('check:'));
    expect(whole.filter((script) => !isNamed(script))).toEqual([]);
  });

  test('has documents that name real paths', () => {
    const documents = ['README.md', 'CONTRIBUTING.md', ...filesBelow('docs').filter((file) => file.endsWith('.md'))];
    const broken = documents.flatMap((document) =>
      [...contentOf(document).matchAll(/`((?:src|openapi|stories|mocks|tests|docs|\.storybook)\/[\w./-]*)`/g)]
        .map(([, name = '']) => name)
        .filter((name) => !existsSync(path.join(projectRoot, name)))
        .map((name) => `${document} names ${name}`),
    );
    expect(broken).toEqual([]);
  });
});
