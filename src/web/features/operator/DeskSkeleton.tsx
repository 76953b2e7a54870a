import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { PageFrame } from '#web/components/page/PageFrame.tsx';
import { Announcement } from '#web/ui/feedback/Announcement.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';

/** While a page of the desk, or the answer to who asks, is on its way. */
export const DeskSkeleton = (): ReactElement => {
  const { t } = useTranslation(['operator', 'common']);
  return (
    <PageFrame title={t('operator:titles.operator')}>
      <Announcement text={t('common:loading')} />
      <div aria-busy>
        <Skeleton shape="block" height="20rem" />
      </div>
    </PageFrame>
  );
};
