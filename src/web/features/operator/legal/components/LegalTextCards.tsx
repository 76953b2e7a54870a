import type { ReactElement } from 'react';
import type { LegalTexts } from '#contract/operator/model/legalTexts.ts';
import { LANGUAGES, languages } from '#domain/languages.ts';
import { formatEffectiveDay } from '#domain/legal-text.ts';
import { PublishedText } from '#web/components/legal/PublishedText.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import desk from '../../components/DeskPage.module.css';

type LegalTextCardsProps = {
  /** The text in every language. */
  texts: LegalTexts;
  /** From when on it is in force; shown as the desk's other dates. */
  timestamp: string;
};

/**
 * A legal text in every language, as readers see it.
 *
 * Use it for a version at the desk, and for the preview of a new one.
 *
 * Anatomy: a card for each language with its name as the title, and in it the text with its date.
 *
 * Do:
 * - Use it for the preview with the date that will be published: the date is part of what is agreed to.
 *
 * Don't:
 * - Use it on public pages: there a PublishedText shows the reader's language alone.
 */
export const LegalTextCards = ({ texts, timestamp }: LegalTextCardsProps): ReactElement => (
  <div className={desk.cards}>
    {languages.map((language) => (
      <div key={language} lang={language}>
        <Card title={LANGUAGES[language].name}>
          <PublishedText content={texts[language]} day={formatEffectiveDay(timestamp)} level={3} />
        </Card>
      </div>
    ))}
  </div>
);
