import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { formatPublishDate, parseLegalText } from '#domain/legal-text.ts';
import styles from './PublishedText.module.css';

export type PublishedTextProps = {
  /** Paragraphs between blank lines, headings after "## ". */
  content: string;
  /** From when on it is in force. */
  timestamp: string;
  /** Level of its headings; 2 by default. */
  level?: 2 | 3;
};

/**
 * A legal text with its date, as elements: it is never parsed as markup.
 *
 * Use it for the text alone, below a heading of the page.
 */
export const PublishedText = ({ content, timestamp, level = 2 }: PublishedTextProps): ReactElement => {
  const { t } = useTranslation('legal');
  const Heading = `h${level}` as const;
  return (
    <div className={styles.text}>
      <p className={styles.published}>{t('published', { date: formatPublishDate(timestamp) })}</p>
      {parseLegalText(content).map(({ heading, paragraphs }) => (
        <section key={`${heading} ${paragraphs[0]}`} className={styles.section}>
          {heading !== '' && <Heading className={styles.heading}>{heading}</Heading>}
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
    </div>
  );
};
