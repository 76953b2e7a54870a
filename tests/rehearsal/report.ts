// The report of a rehearsal: what was promised, what was seen.
import { promises } from './promises.ts';
import type { Seen } from './seen.ts';

type Row = { promised: string; by: string; seen: string; isKept: boolean };

export type Report = { startedAt: string; minutes: number; rows: Row[]; broken: number };

export const reportOf = (seen: Seen): Report => {
  const rows = promises.map(({ promised, page, judge }) => Object.assign(judge(seen), { promised, by: page }));
  const { startedAt, minutes } = seen;
  return { startedAt, minutes, rows, broken: rows.filter(({ isKept }) => !isKept).length };
};

const conclusionOf = ({ rows, broken }: Report): string =>
  broken === 0 ? `All ${rows.length} promises were kept.` : `${broken} of ${rows.length} promises were NOT kept.`;

export const toText = (report: Report): string =>
  [
    ...report.rows.map(
      ({ promised, by, seen, isKept }) => `${isKept ? 'kept ' : 'BROKEN'} ${promised} (${by})\n       ${seen}`,
    ),
    conclusionOf(report),
  ].join('\n');

const cell = (text: string): string => text.replaceAll('|', '\\|');

export const toMarkdown = (report: Report): string =>
  [
    `A day of ${report.minutes.toFixed(0)} minutes, begun at ${report.startedAt}. ${conclusionOf(report)}`,
    '',
    '| Promised | By | Seen | Kept |',
    '| -------- | -- | ---- | ---- |',
    ...report.rows.map(
      ({ promised, by, seen, isKept }) =>
        `| ${cell(promised)} | \`${by}\` | ${cell(seen)} | ${isKept ? 'yes' : '**no**'} |`,
    ),
    '',
  ].join('\n');
