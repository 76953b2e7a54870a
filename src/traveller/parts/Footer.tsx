import type { ReactElement } from 'react';
import { LANGUAGES, languages } from '#domain/languages.ts';
import { inLanguage } from '../links.ts';
import type { PageContext } from '../page-context.ts';
import { Logo } from './Logo.tsx';

/** Links, since the pages work without script. */
const LanguageSwitch = ({ page }: { page: PageContext }): ReactElement => (
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

/** The variant with the logo alone (SHE-028), and the languages. */
export const Footer = ({ page }: { page: PageContext }): ReactElement => (
  <footer>
    <Logo page={page} />
    <LanguageSwitch page={page} />
  </footer>
);
