import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { QueryFailure } from '#web/components/query/query-failure.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { paths } from '#web/navigation/paths.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Link } from '#web/ui/actions/Link.tsx';
import { Banner } from '#web/ui/feedback/Banner.tsx';

export type PackagesNoticesProps = {
  /** A fraction that the prices already include: shown, never subtracted again (PKG-019). */
  discountRate: number;
  /** The inventory could not be loaded, so packages cannot be added to it. */
  inventoryFailure: QueryFailure | undefined;
};

const Pending = (): ReactElement => {
  const { t } = useTranslation('shop');
  return (
    <Banner
      tone="warning"
      title={t('page.pendingTitle')}
      action={<Link href={paths.inventory()}>{t('page.toInventory')}</Link>}
    >
      {t('page.pendingText')}
    </Banner>
  );
};

/** Notices above the prices. */
export const PackagesNotices = ({ discountRate, inventoryFailure }: PackagesNoticesProps): ReactElement => {
  const { t } = useTranslation(['shop', 'inventory', 'ui']);
  const { percent } = useFormat();
  const [query] = useSearchParams();
  return (
    <>
      {query.get('pending') === 'true' && <Pending />}
      {discountRate > 0 && <Banner tone="success">{t('shop:page.discount', { rate: percent(discountRate) })}</Banner>}
      {inventoryFailure && (
        <Banner
          tone="danger"
          action={
            <Button size="small" onPress={inventoryFailure.onRetry} isPending={inventoryFailure.isRetrying}>
              {t('ui:retry')}
            </Button>
          }
        >
          {t('inventory:failed')}
        </Banner>
      )}
    </>
  );
};
