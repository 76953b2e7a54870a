import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { LANGUAGES, languages } from '#domain/languages.ts';
import { switchLanguage } from '#web/i18n/index.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { SegmentedControl } from '#web/ui/fields/SegmentedControl.tsx';

/**
 * Changes the language of the interface, remembered on this device.
 *
 * Use it in the footer, once.
 *
 * Keyboard: arrows choose; the page follows at once.
 */
export const LanguageSwitch = (): ReactElement => {
  const { t } = useTranslation('common');
  return (
    <SegmentedControl
      label={t('language')}
      options={languages.map((language) => ({ value: language, label: LANGUAGES[language].name, language }))}
      value={useLanguage()}
      onChange={(language) => void switchLanguage(language)}
    />
  );
};
