import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage, languages, switchLanguage } from '#web/i18n/index.ts';
import { SegmentedControl } from '#web/ui/fields/SegmentedControl.tsx';

/** Changes the language of the interface, remembered on this device. */
export const LanguageSwitch = (): ReactElement => {
  const { t } = useTranslation('common');
  return (
    <SegmentedControl
      label={t('language.label')}
      options={languages.map((language) => ({ value: language, label: t(`language.${language}`), language }))}
      value={currentLanguage()}
      onChange={(language) => void switchLanguage(language)}
    />
  );
};
