// The pages for the people who keep a store running: they explain each alarm, and name no setting that is not read.
import { expect, test } from 'vitest';
import { contentOf, filesBelow } from './source-tree.ts';

const page = ['docs/operate.md', 'docs/cluster.md'].map(contentOf).join('\n');
const metricsCode = filesBelow('src/server/service/metrics').map(contentOf).join('\n');

const allIn = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].map(([, name = '']) => name)),
];

/** The settings that the configuration reads. */
const settings = allIn(contentOf('src/server/settings/environment.ts'), /^ {2}([A-Z][A-Z_]+): /gm);

/** Metrics as they are written in the code: counters of money and numbers, and gauges, by what follows the prefix. */
const metrics = [
  ...allIn(metricsCode, /name: '(simshelf_\w+)'/g),
  ...allIn(metricsCode, /moneyCounters\(registers, '(\w+)'/g).flatMap((of) => [
    `simshelf_${of}_total`,
    `simshelf_${of}_minor_units_total`,
  ]),
  ...allIn(metricsCode, /gauge(?:In\(registry\))?\(\s*'(\w+)'/g).map((name) => `simshelf_${name}`),
];

test('the page says what to do about each kind of attention', () => {
  const [, list = ''] =
    /AttentionKind:[\s\S]*?enum:\n((?: +- \w+\n)+)/.exec(contentOf('openapi/operator/attention.yaml')) ?? [];
  const kinds = allIn(list, /- (\w+)/g);
  expect(kinds.length).toBeGreaterThan(5);
  expect(kinds.filter((kind) => !page.includes(`- **${kind}**: `))).toEqual([]);
});

test('the page says what to do about each metric, and names no other', () => {
  expect(metrics.length).toBeGreaterThan(15);
  expect(metrics.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
  expect(allIn(page, /`(simshelf_\w+)`/g).filter((name) => !metrics.includes(name))).toEqual([]);
});

/** The rows of the table of queues: how long each may wait, in seconds. */
const lateAfter = Object.fromEntries(
  [...page.matchAll(/^\| `([\w-]+)` +\| (\d+) (minutes|day) +\|/gm)].map(([, queue = '', number, unit]) => [
    queue,
    Number(number) * (unit === 'day' ? 86_400 : 60),
  ]),
);

test('there is an alarm on each metric that the page says to set one on, which leads to a part of the page', () => {
  const alerts = contentOf('docs/deploy/alerts.yml');
  const rows = [...page.matchAll(/^\| (`simshelf_.*?) +\| (.*?) +\|/gm)].map(([, names = '']) =>
    allIn(names, /`(\w+)`/g),
  );
  expect(rows.length).toBeGreaterThan(10);
  expect(rows.filter((names) => !names.some((name) => alerts.includes(name)))).toEqual([]);

  const inRules = allIn(alerts, /(simshelf_\w+)/g).map((name) => name.replace(/_(?:bucket|count)$/, ''));
  expect(inRules.filter((name) => !metrics.includes(name))).toEqual([]);
  const parts = new Set([...allIn(page, /^## (.+)$/gm), ...allIn(page, /^- \*\*([A-Z_]+)\*\*/gm), ...metrics]);
  expect(allIn(alerts, /see: '?([\w ]*\w)/g).filter((lead) => !parts.has(lead))).toEqual([]);
});

test('the alarm on queues rings when "Needs attention" lists them', () => {
  expect(Object.keys(lateAfter).length).toBeGreaterThan(5);
  const rings = [
    ...contentOf('docs/deploy/alerts.yml').matchAll(/simshelf_queue_overdue_seconds\{queue=~"([\w|-]+)"\}\) > (\d+)/g),
  ].flatMap(([, queues = '', seconds]) => queues.split('|').map((queue) => [queue, Number(seconds)] as const));
  expect(Object.fromEntries(rings)).toEqual(lateAfter);
});

test('the page says what to do about each obstacle and about each line of the log that is an error', () => {
  const listed = /obstacles = \[([^\]]+)\]/.exec(contentOf('src/server/service/health/health.ts'))?.[1] ?? '';
  const obstacles = allIn(listed, /'([\w-]+)'/g);
  expect(obstacles.length).toBeGreaterThan(4);
  expect(obstacles.filter((name) => !page.includes(`- \`${name}\`: `))).toEqual([]);

  const code = filesBelow('src/server').map(contentOf).join('\n');
  const calls = allIn(code, /\blog\.error\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)/g);
  const lines = calls.flatMap((call) =>
    [...call.matchAll(/(['"`])([A-Z].+?)(?::? \$\{|\1)/g)].map(([, , line = '']) => line),
  );
  expect(lines.length).toBeGreaterThan(30);
  expect(lines.filter((line) => !page.includes(`\`${line}\``))).toEqual([]);
});

test('the page names no setting that is not read', () => {
  const named = [...allIn(page, /`([A-Z]+_[A-Z_]+)`/g), ...allIn(page, /^ {4}([A-Z_]+)=/gm)];
  const kinds = allIn(page, /^- \*\*([A-Z_]+)\*\*/gm);
  expect(named.filter((name) => !settings.includes(name) && !kinds.includes(name))).toEqual([]);
});
