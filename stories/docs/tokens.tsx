import type { CSSProperties, ReactElement, ReactNode } from 'react';

const isRoot = (rule: CSSRule): rule is CSSStyleRule =>
  rule instanceof CSSStyleRule && rule.selectorText.startsWith(':root');

const rootRules = (): CSSStyleRule[] =>
  Array.from(document.styleSheets).flatMap((sheet) => Array.from(sheet.cssRules).filter(isRoot));

/** The names of the tokens that begin with `prefix`, in the order of the sheet. */
const tokens = (prefix: string): string[] => {
  const names = new Set(rootRules().flatMap((rule) => Array.from(rule.style)));
  return [...names].filter((name) => name.startsWith(prefix));
};

const valueOf = (name: string): string => getComputedStyle(document.documentElement).getPropertyValue(name);

const grid: CSSProperties = {
  display: 'grid',
  gap: '1rem',
  gridTemplateColumns: 'repeat(auto-fill, minmax(13rem, 1fr))',
};

const Sample = ({ name, children }: { name: string; children: ReactNode }): ReactElement => (
  <div>
    {children}
    <code style={{ fontSize: '0.8125rem' }}>{name}</code>
  </div>
);

const Swatch = ({ name, theme }: { name: string; theme: 'light' | 'dark' }): ReactElement => (
  <div data-theme={theme} style={{ flex: 1, height: '3.5rem', background: `var(${name})` }} />
);

const Both = ({ name }: { name: string }): ReactElement => (
  <div style={{ display: 'flex', overflow: 'hidden', border: '1px solid #8b8698', borderRadius: 6 }}>
    <Swatch name={name} theme="light" />
    <Swatch name={name} theme="dark" />
  </div>
);

export const Colours = (): ReactElement => (
  <div style={grid}>
    {tokens('--color-').map((name) => (
      <Sample key={name} name={name}>
        <Both name={name} />
      </Sample>
    ))}
  </div>
);

export const TypeScale = (): ReactElement => (
  <div>
    {tokens('--text-').map((name) => (
      <p
        key={name}
        style={{
          fontFamily: 'var(--font-sans)',
          fontSize: `var(${name})`,
          lineHeight: 1.3,
          margin: '0 0 0.5rem',
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        1,250.50 USD <code style={{ fontSize: '0.8125rem' }}>{`${name}: ${valueOf(name)}`}</code>
      </p>
    ))}
    <p style={{ fontFamily: 'var(--font-mono)' }}>LPA:1$smdp.example$4F2A-77C1-09BE</p>
  </div>
);

export const Spaces = (): ReactElement => (
  <div>
    {tokens('--space-').map((name) => (
      <div key={name} style={{ display: 'flex', gap: '1rem', alignItems: 'center', marginBottom: '0.5rem' }}>
        <div style={{ width: `var(${name})`, height: '1rem', background: 'var(--color-accent)' }} />
        <code style={{ fontSize: '0.8125rem' }}>{name}</code>
      </div>
    ))}
  </div>
);

const tile: CSSProperties = {
  height: '4rem',
  background: 'var(--color-surface)',
  border: '1px solid var(--color-line)',
};

export const Radii = (): ReactElement => (
  <div style={grid}>
    {tokens('--radius-').map((name) => (
      <Sample key={name} name={name}>
        <div style={{ ...tile, borderRadius: `var(${name})` }} />
      </Sample>
    ))}
  </div>
);

export const Shadows = (): ReactElement => (
  <div style={grid}>
    {tokens('--shadow-').map((name) => (
      <Sample key={name} name={name}>
        <div style={{ ...tile, borderRadius: 12, boxShadow: `var(${name})`, marginBottom: '1.5rem' }} />
      </Sample>
    ))}
  </div>
);

export const Motion = (): ReactElement => (
  <ul>
    {tokens('--motion-').map((name) => (
      <li key={name}>
        <code>{`${name}: ${valueOf(name)}`}</code>
      </li>
    ))}
  </ul>
);
