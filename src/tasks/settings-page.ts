// The tables of docs/settings.md, from the comments of the settings in the code.

/** What a setting's comment says. */
type Setting = { meaning: string; usual: string; example: string };

const COLUMNS = ['Setting', 'Meaning', 'Default', 'Example'];

/** The settings by their names. Fails for a comment that lacks a default or an example. */
export const readSettings = (code: string): ReadonlyMap<string, Setting> =>
  new Map(
    [...code.matchAll(/^ {2}\/\*\*(.*?)\*\/\n {2}([A-Z][A-Z_]+): /gms)].map(([, comment = '', name = '']) => {
      const text = comment.replaceAll(/\s+(?:\* )?/g, ' ').trim();
      const parts = /^(?<meaning>.+) Default: (?<usual>.+)\. Example: (?<example>.+)\.$/.exec(text)?.groups;
      const { meaning, usual, example } = parts ?? {};
      if (meaning === undefined || usual === undefined || example === undefined) {
        throw new Error(`The comment of ${name} must end with its default and an example`);
      }
      return [name, { meaning, usual, example }];
    }),
  );

const tableOf = (rows: readonly (readonly string[])[]): string => {
  const widths = COLUMNS.map((column, place) => Math.max(column.length, ...rows.map((row) => row[place]?.length ?? 0)));
  const lineOf = (cells: readonly string[]): string =>
    `| ${cells.map((cell, place) => cell.padEnd(widths[place] ?? 0)).join(' | ')} |`;
  return [COLUMNS, widths.map((width) => '-'.repeat(width)), ...rows].map(lineOf).join('\n');
};

/** The page with its tables as the settings are now: a comment before each table lists the names of its settings. */
export const withSettings = (page: string, settings: ReadonlyMap<string, Setting>): string =>
  page.replaceAll(/(<!-- settings: ([^>]+?) -->\n\n)(?:\|.*\n)*/g, (_, start: string, names: string) => {
    const rows = names.split(/\s+/).map((name) => {
      const setting = settings.get(name);
      if (!setting) throw new Error(`There is no setting ${name}`);
      return [`\`${name}\``, setting.meaning, setting.usual, setting.example];
    });
    return `${start}${tableOf(rows)}\n`;
  });
