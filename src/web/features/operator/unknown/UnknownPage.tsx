import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { PageFrame } from '#web/components/page/PageFrame.tsx';
import { paths } from '#web/navigation/paths.ts';
import { Link } from '#web/ui/actions/Link.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { SearchIcon } from '#web/ui/icons.ts';
import { Card } from '#web/ui/layout/Card.tsx';

/** An address below the desk that none of its pages has. */
export const Component = (): ReactElement => {
  const { t } = useTranslation('operator');
  return (
    <PageFrame title={t('titles.operator')}>
      <Card>
        <EmptyState
          icon={SearchIcon}
          title={t('unknownTitle')}
          text={t('unknownText')}
          action={<Link href={paths.operator()}>{t('toToday')}</Link>}
        />
      </Card>
    </PageFrame>
  );
};
