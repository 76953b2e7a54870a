import type { ReactElement } from 'react';
import { LANGUAGES, languages } from '#domain/languages.ts';
import { inLanguage } from '../links.ts';
import type { PageContext } from '../page-context.ts';

/** Links, since the pages work without script. Between the content and the footer, which has the logo alone (SHE-028). */
export const LanguageSwitch = ({ page }: { page: PageContext }): ReactElement => (
  <nav aria-label={page.texts.languages}>
    {languages.map((language) => (
      <a
        key={language}
        href={inLanguage(language, page)}
        lang={language}
        hrefLang={language}
        aria-current={language === page.language ? 'true' : undefined}
      >
        {LANGUAGES[language].name}
      </a>
    ))}
  </nav>
);
