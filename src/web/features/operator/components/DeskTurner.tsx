import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { PageTurner, type PageTurnerProps } from '#web/components/list/PageTurner.tsx';

/**
 * The pages of a list of the desk.
 *
 * Use it below every table of the desk that comes page by page; a DeskList has it.
 */
export const DeskTurner = (props: Omit<PageTurnerProps, 'texts'>): ReactElement => {
  const { t } = useTranslation('operatorResellers');
  const texts = { previous: t('previous'), next: t('next'), isFirst: t('firstShown'), isLast: t('lastShown') };
  return <PageTurner {...props} texts={texts} />;
};
