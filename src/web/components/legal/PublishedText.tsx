import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { parseLegalText } from '#domain/legal-text.ts';
import styles from './PublishedText.module.css';

type PublishedTextProps = {
  /** Paragraphs between blank lines, headings after "## ". */
  content: string;
  /** The day from which it is in force, in the form of the page. */
  day: string;
  /** Level of its headings; 2 by default. */
  level?: 2 | 3;
};

/** By place, because the same words may occur in a text twice; a published text never changes its order. */
const withKeys = <T,>(all: readonly T[]): { key: number; value: T }[] => all.map((value, key) => ({ key, value }));

/**
 * A legal text with its date, as elements: it is never parsed as markup.
 *
 * Use it for the text alone, below a heading of the page.
 *
 * Anatomy: the day from which it is in force, then sections of a heading and its paragraphs.
 *
 * Do:
 * - Set `level` to 3 where a card around it has a heading of level 2.
 *
 * Don't:
 * - Use it for text of the app: this one is written by the operator, and a reader must see when.
 * - Give it markup: it is shown as typed.
 */
export const PublishedText = ({ content, day, level = 2 }: PublishedTextProps): ReactElement => {
  const { t } = useTranslation('legal');
  const Heading = `h${level}` as const;
  return (
    <div className={styles.text}>
      <p className={styles.published}>{t('published', { date: day })}</p>
      {withKeys(parseLegalText(content)).map(({ key, value: { heading, paragraphs } }) => (
        <section key={key} className={styles.section}>
          {heading !== '' && <Heading className={styles.heading}>{heading}</Heading>}
          {withKeys(paragraphs).map(({ key: line, value: paragraph }) => (
            <p key={line}>{paragraph}</p>
          ))}
        </section>
      ))}
    </div>
  );
};
