import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { type Meant, searchWords } from '#domain/package-search.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import styles from './SimilarPackages.module.css';

type SimilarPackagesProps = {
  /** The search text as it was typed. */
  search: string;
  /** What was meant. */
  meant: readonly Meant[];
  /** Searches for what was meant. */
  onSearch: (search: string) => void;
};

/** More are no help. */
const ASKED_MAX = 3;

/**
 * Says above a list of packages that none is called as was typed, and asks what was meant.
 *
 * Use it wherever a search of packages shows those that are called almost so.
 *
 * Anatomy: the sentence, and a question for each word that may be meant: a press searches for it.
 *
 * Do:
 * - Show the similar packages below it, those of the country that was meant first.
 *
 * Don't:
 * - Show it where something is called as was typed.
 *
 * Keyboard: the questions come before the list.
 */
export const SimilarPackages = ({ search, meant, onSearch }: SimilarPackagesProps): ReactElement => {
  const { t } = useTranslation('packages');
  const { country: countryOf } = useFormat();
  const corrected = meant.map(({ typed, word, country }) => {
    const name = country === undefined ? word.charAt(0).toUpperCase() + word.slice(1) : countryOf(country);
    return [
      name,
      searchWords(search)
        .map((one) => (one === typed ? name : one))
        .join(' '),
    ] as const;
  });
  const questions = new Map(corrected);
  if (questions.size > ASKED_MAX) return <p>{t('similar')}</p>;
  return (
    <p className={styles.similar}>
      <span>{t('calledSo', { text: search.trim() })}</span>
      {[...questions].map(([name, text]) => (
        <span key={name} className={styles.question}>
          <Button variant="quiet" size="small" onPress={() => onSearch(text)}>
            {t('didYouMean', { name })}
          </Button>
        </span>
      ))}
    </p>
  );
};
