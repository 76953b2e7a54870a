import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsPhone } from '#web/ui/breakpoint.ts';
import type { SearchModalProps } from './Search.tsx';
import { SearchDialog } from './SearchDialog.tsx';
import { useDeskSearchGroups } from './use-desk-search-groups.ts';

/** The search of an operator: resellers, sales, payments, and pages of the desk. */
export const DeskSearchModal = ({ text, onChange, onClose }: SearchModalProps): ReactElement => {
  const { t } = useTranslation('operatorSearch');
  const isPhone = useIsPhone();
  const words = {
    label: t('label'),
    hint: t(isPhone ? 'hintShort' : 'hint'),
    nothing: t('nothing'),
    failed: t('failed'),
  };
  return (
    <SearchDialog words={words} text={text} onChange={onChange} result={useDeskSearchGroups(text)} onClose={onClose} />
  );
};
