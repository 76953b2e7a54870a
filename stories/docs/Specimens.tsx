import type { CSSProperties, ReactElement, ReactNode } from 'react';
import { tokens, valueOf } from './read-tokens.ts';
import styles from './Specimens.module.css';

type RowsProps = {
  /** The prefix of the tokens' names. */
  of: readonly string[];
  children: (name: string) => ReactNode;
};

/** A line for each token: name, value, and a sample. */
const Rows = ({ of, children }: RowsProps): ReactElement => (
  <div className={`sb-unstyled ${styles.rows}`}>
    {of.flatMap(tokens).map((name) => (
      <div key={name} className={styles.row}>
        <span className={styles.name}>{name}</span>
        <span className={styles.value}>{valueOf(name)}</span>
        <div className={styles.plain}>{children(name)}</div>
      </div>
    ))}
  </div>
);

const Text = ({ children, style }: { children: string; style: CSSProperties }): ReactElement => (
  <div style={{ lineHeight: 1.3, ...style }}>{children}</div>
);

export const Typefaces = (): ReactElement => (
  <div className={`sb-unstyled ${styles.rows}`}>
    {tokens('--font-').map((name) => (
      <div key={name} className={styles.row}>
        <span className={styles.name}>{name}</span>
        <span className={styles.value}>{valueOf(name).split(',')[0]?.replaceAll(/['"]/g, '')}</span>
        <Text style={{ fontFamily: `var(${name})` }}>
          Straßenkünstler zahlen 1,250.50 USD · 8949 0200 0012 3456 789 · 0O 1lI
        </Text>
      </div>
    ))}
  </div>
);

export const Sizes = (): ReactElement => (
  <Rows of={['--text-']}>{(name) => <Text style={{ fontSize: `var(${name})` }}>1,250.50 USD</Text>}</Rows>
);

export const Weights = (): ReactElement => (
  <Rows of={['--weight-']}>{(name) => <Text style={{ fontWeight: `var(${name})` }}>Germany 5 GB, 30 days</Text>}</Rows>
);

export const LineHeights = (): ReactElement => (
  <Rows of={['--line-']}>
    {(name) => (
      <Text style={{ lineHeight: `var(${name})`, maxWidth: '24rem' }}>
        The traveller scans the code and is online as soon as the phone has taken in the eSIM.
      </Text>
    )}
  </Rows>
);

const Bar = ({ width }: { width: string }): ReactElement => (
  <div className={styles.bar} style={{ width, maxWidth: '100%' }} />
);

export const Spaces = (): ReactElement => <Rows of={['--space-']}>{(name) => <Bar width={`var(${name})`} />}</Rows>;

export const Measures = (): ReactElement => (
  <Rows of={['--control-', '--gutter', '--content-']}>{(name) => <Bar width={`var(${name})`} />}</Rows>
);

const Boxes = ({ of, look }: { of: string; look: (name: string) => CSSProperties }): ReactElement => (
  <div className={`sb-unstyled ${styles.grid}`}>
    {tokens(of).map((name) => (
      <div key={name} className={styles.sample}>
        <div className={styles.box} style={look(name)} />
        <div className={styles.caption}>
          <span className={styles.name}>{name}</span>
        </div>
      </div>
    ))}
  </div>
);

export const Radii = (): ReactElement => <Boxes of="--radius-" look={(name) => ({ borderRadius: `var(${name})` })} />;

export const Shadows = (): ReactElement => (
  <Boxes of="--shadow-" look={(name) => ({ borderRadius: 'var(--radius-card)', boxShadow: `var(${name})` })} />
);

const isDuration = (name: string): boolean => !name.endsWith('-ease');

export const Motion = (): ReactElement => (
  <Rows of={['--motion-']}>
    {(name) => (
      // A button, so that the keyboard can see it move as well.
      <button type="button" className={styles.track} aria-label={`${name} at work`}>
        <span
          className={styles.runner}
          style={{
            transitionDuration: isDuration(name) ? `var(${name})` : 'var(--motion-base)',
            transitionTimingFunction: 'var(--motion-ease)',
          }}
        />
      </button>
    )}
  </Rows>
);

const STEP_PX = 36;

export const Layers = (): ReactElement => {
  const names = tokens('--z-');
  return (
    <div
      className={`sb-unstyled ${styles.rows} ${styles.layers}`}
      style={{ isolation: 'isolate', minHeight: names.length * STEP_PX + 2 * STEP_PX }}
    >
      {names.map((name, index) => (
        <div
          key={name}
          className={styles.layer}
          style={{ zIndex: `var(${name})`, height: 'fit-content', margin: `${index * STEP_PX}px 0 0 ${index * 24}px` }}
        >
          <span className={styles.name}>{name}</span>
          <span className={styles.value}>{valueOf(name)}</span>
        </div>
      ))}
    </div>
  );
};
