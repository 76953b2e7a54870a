import { useOf } from '@storybook/addon-docs/blocks';
import { type ReactElement, useEffect, useState } from 'react';

const sources = import.meta.glob<string>('/src/web/features/*/**/*.{ts,tsx}', { query: '?raw', import: 'default' });

type Rule = { id: string; text: string };

/** Lines of docs/rules.md whose id is cited in this folder of pages. */
const rulesOf = async (folder: string): Promise<Rule[]> => {
  const { default: rules } = await import('../docs/rules.md?raw');
  const loads = Object.entries(sources).filter(([file]) => file.startsWith(`${folder}/`));
  const code = (await Promise.all(loads.map(([, load]) => load()))).join('\n');
  const cited = new Set(code.match(/\b[A-Z]{3}-\d{3}\b/g));
  return [...rules.matchAll(/^- ([A-Z]{3}-\d{3}): (.*)$/gm)]
    .map(([, id = '', text = '']) => ({ id, text }))
    .filter(({ id }) => cited.has(id));
};

/** Where a page is, and the rules that the code of its folder cites; nothing for what is no page. */
export const PageFacts = (): ReactElement | null => {
  const { parameters } = useOf('meta', ['meta']).preparedMeta;
  const area = /stories\/features\/([^/]+)\//.exec(String(parameters['fileName']))?.[1];
  const [rules, setRules] = useState<Rule[]>([]);
  useEffect(() => {
    if (area !== undefined) void rulesOf(`/src/web/features/${area}`).then(setRules);
  }, [area]);
  if (area === undefined) return null;
  const address = String(parameters['route']);
  // A part of a page is shown at no address.
  const hasAddress = address !== '/' || area === 'landing';
  return (
    <>
      <p>
        {hasAddress && (
          <>
            Address: <code>{address}</code> ·{' '}
          </>
        )}
        Code: <code>src/web/features/{area}</code>
      </p>
      {rules.length > 0 && (
        <details>
          <summary>
            {rules.length} {rules.length === 1 ? 'rule' : 'rules'} that its code cites
          </summary>
          <ul>
            {rules.map(({ id, text }) => (
              <li key={id}>
                <code>{id}</code> {text}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
};
