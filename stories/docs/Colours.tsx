import type { CSSProperties, ReactElement } from 'react';
import { colorOf, contrast, type Theme, tokens } from './read-tokens.ts';
import styles from './Specimens.module.css';

/** The background that a colour must stand out from, if it is for text or for the ground of text. */
const partnerOf = (name: string): string | undefined => {
  if (name === '--color-tile-black') return '--color-on-tile-black';
  if (name.startsWith('--color-on-')) return name.endsWith('-tile') ? '--color-tile-gray' : name.replace('-on-', '-');
  if (/-(ink|muted|text|success|warning|danger)$/.test(name)) return '--color-ground';
  if (name.endsWith('-tint')) return name.replace('accent-tint', 'accent-text').replace(/-tint$/, '');
  if (name.includes('-chart-')) return '--color-surface';
  if (/-(accent|accent-hover)$/.test(name)) return '--color-on-accent';
  if (name.includes('-fill')) return '--color-on-accent';
  if (name.includes('color-tile-')) return '--color-on-tile';
  if (name.endsWith('-tooltip')) return '--color-on-tooltip';
  if (/-line-control$|-focus$/.test(name)) return '--color-surface';
  return undefined;
};

/** A text colour is shown as text, any other as a filled area. */
const lookOf = (name: string, partner: string | undefined): CSSProperties => {
  const isInk = partner === '--color-ground' || name.startsWith('--color-on-');
  if (isInk) return { color: `var(${name})`, background: `var(${partner})` };
  return { color: `var(${partner ?? name})`, background: `var(${name})` };
};

const Half = ({ name, theme }: { name: string; theme: Theme }): ReactElement => {
  const partner = partnerOf(name);
  return (
    <div className={styles.ground} data-theme={theme}>
      <div className={styles.colour} style={lookOf(name, partner)}>
        {partner && 'Aa'}
      </div>
    </div>
  );
};

const ratio = (name: string, partner: string, theme: Theme): string => `${contrast(name, partner, theme).toFixed(1)}:1`;

const Colour = ({ name }: { name: string }): ReactElement => {
  const partner = partnerOf(name);
  return (
    <div className={styles.sample}>
      <div className={styles.pair}>
        <Half name={name} theme="light" />
        <Half name={name} theme="dark" />
      </div>
      <div className={styles.caption}>
        <span className={styles.name}>{name}</span>
        <span className={styles.values}>
          <span>{colorOf(name, 'light')}</span>
          <span>{colorOf(name, 'dark')}</span>
          {partner && <span>{ratio(name, partner, 'light')}</span>}
          {partner && <span>{ratio(name, partner, 'dark')}</span>}
        </span>
        {partner && <span>with {partner.replace('--color-', '')}</span>}
      </div>
    </div>
  );
};

const groups: readonly (readonly [title: string, kind: RegExp])[] = [
  ['Ink and ground', /^--color-(ink|ground|surface|line|overlay)/],
  ['Accent and focus', /^--color-(accent|on-accent|focus)/],
  ['State', /^--color-(success|warning|danger)/],
  ['Tooltip', /^--color-(tooltip|on-tooltip)/],
  ['Package tiles', /^--color-(tile|on-tile)/],
  ['Charts', /^--color-chart/],
];

const groupOf = (name: string): string => groups.find(([, kind]) => kind.test(name))?.[0] ?? 'Others';

/** Every colour in both themes, with its contrast as measured now. */
export const Colours = (): ReactElement => (
  <div className="sb-unstyled">
    {Array.from(Map.groupBy(tokens('--color-'), groupOf), ([title, names]) => (
      <section key={title}>
        <h3 style={{ color: 'var(--color-ink)' }}>{title}</h3>
        <div className={styles.grid}>
          {names.map((name) => (
            <Colour key={name} name={name} />
          ))}
        </div>
      </section>
    ))}
  </div>
);
