import type { ReactElement } from 'react';

type Change = { day: string; area: string; text: string };

const changes = import.meta.env['STORYBOOK_CHANGES'] as string[] | undefined;

const parsed = (line: string): Change => {
  const [, day = '', area = '', text = ''] = /^(\S+) (?:([^:]+): )?(.*)$/.exec(line) ?? [];
  return { day, area, text };
};

/** The newest changes to what Storybook shows, by day, as the repository's history has them. */
export const Changes = (): ReactElement => {
  const byDay = Object.entries(Object.groupBy((changes ?? []).map(parsed), ({ day }) => day));
  if (byDay.length === 0) return <p>This copy was built without the repository's history.</p>;
  return (
    <>
      {byDay.map(([day, entries = []]) => (
        <section key={day}>
          <h2>{day}</h2>
          <ul>
            {entries.map(({ area, text }) => (
              <li key={`${area} ${text}`}>
                {area !== '' && <strong>{area}: </strong>}
                {text}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
};
