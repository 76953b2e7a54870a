import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage, type Language, languages, switchLanguage } from '#web/i18n/index.ts';
import { Select } from '#web/ui/fields/Select.tsx';
import { GlobeIcon } from '#web/ui/icons.ts';

const show = (language: Language | null): void => {
  if (language) void switchLanguage(language);
};

/** Changes the language of the interface, remembered on this device. */
export const LanguageSwitch = (): ReactElement => {
  const { t } = useTranslation('common');
  return (
    <Select
      label={t('language.label')}
      isLabelHidden
      options={languages.map((language) => ({ value: language, label: t(`language.${language}`), icon: GlobeIcon }))}
      value={currentLanguage()}
      onChange={show}
    />
  );
};
