import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Credit } from '#contract/storefront/model/credit.ts';
import { hasBillingAddress } from '#domain/billing-address.ts';
import { canBeAskedForData } from '#domain/brand.ts';
import { toRevenueParams } from '#domain/revenue.ts';
import { useGetAccount, useGetBrand, useGetCurrentUser } from '#web/api/storefront/account/account.ts';
import { useGetRevenue } from '#web/api/storefront/analysis/analysis.ts';
import { useGetCredit } from '#web/api/storefront/credit/credit.ts';
import { useListInventory } from '#web/api/storefront/inventory/inventory.ts';
import { EmptyStore } from '#web/components/page/EmptyStore.tsx';
import { PageFrame } from '#web/components/page/PageFrame.tsx';
import { QueryContent } from '#web/components/query/QueryContent.tsx';
import { useFormat } from '#web/i18n/use-format.ts';
import { paths } from '#web/navigation/paths.ts';
import { useEmptyStore } from '#web/queries/use-empty-store.ts';
import { Link } from '#web/ui/actions/Link.tsx';
import { useIsMobile } from '#web/ui/breakpoint.ts';
import { Figure, FigureSkeleton } from '#web/ui/data/Figure.tsx';
import { Banner } from '#web/ui/feedback/Banner.tsx';
import { PackageIcon, SmartphoneIcon } from '#web/ui/icons.ts';
import { classes } from '#web/ui/props.ts';
import { PeriodChoice } from './components/PeriodChoice.tsx';
import styles from './DashboardPage.module.css';
import { confirmEmailHref, FirstDay } from './FirstDay.tsx';
import { LatestSales } from './LatestSales.tsx';
import { Revenue } from './Revenue.tsx';
import { RunningLow } from './RunningLow.tsx';
import { useRevenueAddress } from './use-revenue-address.ts';
import { formatIsoDay } from '#domain/date.ts';
import { SALES_PAGE_SIZE } from '#domain/limits.ts';
import { countOfDay, totalsByDay } from '#domain/sales-days.ts';
import { salesOfToday } from '#domain/sales-window.ts';
import { useListActivatedItems } from '#web/api/storefront/activations/activations.ts';
import { currentTime } from '#web/device/assumed.ts';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';

/** What was sold today so far: what a seller looks for first. Where it cannot be read, what the page is about. */
const Today = (): ReactElement => {
  const { t } = useTranslation('dashboard');
  const { money } = useFormat();
  const [now] = useState(currentTime);
  const { data, isPending } = useListActivatedItems(salesOfToday(now));
  if (isPending) return <Skeleton width="14rem" />;
  // More than a page of them are not added up here: the history does.
  if (!data || data.items.length === SALES_PAGE_SIZE) return <>{t('subtitle')}</>;
  const today = formatIsoDay(now);
  const count = countOfDay(data.items, today);
  if (count === 0) return <>{t('today.none')}</>;
  const amount = (totalsByDay(data.items).get(today) ?? [])
    .map(({ priceValue, currencyCode }) => money(priceValue, currencyCode))
    .join(' + ');
  return <>{t('today.sold', { amount, count })}</>;
};

type OverviewProps<Data> = {
  /** What the number comes from. */
  query: UseQueryResult<Data>;
  /** The heading of the number. */
  title: string;
  /** The number and its unit, in the reader's format. */
  figure: (data: Data) => { value: string; unit: string };
  /** The page with more about it. */
  link: { href: string; label: string };
};

/** One number of the store; all of it leads to the page behind it. */
const Overview = <Data,>({ query, title, figure, link }: OverviewProps<Data>): ReactElement => {
  const size = useIsMobile() ? 'small' : 'large';
  return (
    <section className={styles.overview}>
      <div>
        <h2 className={styles.title}>{title}</h2>
        <QueryContent query={query} loading={<FigureSkeleton size={size} />}>
          {(data) => <Figure {...figure(data)} size={size} />}
        </QueryContent>
      </div>
      <span className={styles.link}>
        <Link href={link.href} variant="text">
          {link.label}
        </Link>
      </span>
    </section>
  );
};

type SellingSuspendedProps = NonNullable<Credit['suspension']>;

/** That nothing can be sold, and why. */
const SellingSuspended = ({ reason, since }: SellingSuspendedProps): ReactElement => {
  const { t } = useTranslation('dashboard');
  const { dateTime } = useFormat();
  return (
    <Banner tone="danger" title={t('suspended.title', { at: dateTime(since) })}>
      <p>{reason}</p>
      <p>{t('suspended.text')}</p>
    </Banner>
  );
};

/** That credit waits for the confirmation of the address: the list of the first day, which says so too, has gone. */
const BonusDue = ({ amount }: { amount: string }): ReactElement => {
  const { t } = useTranslation('dashboard');
  return (
    <Banner
      tone="info"
      title={t('bonusDue.title')}
      action={
        <Link href={confirmEmailHref()} isServerPage variant="secondary" size="small">
          {t('bonusDue.action')}
        </Link>
      }
    >
      {t('bonusDue.text', { amount })}
    </Banner>
  );
};

/** /your-store/dashboard: the state of the store, and what it brings in. */
export const Component = (): ReactElement => {
  const { t } = useTranslation(['dashboard', 'shell']);
  const { money, moneyParts, number } = useFormat();
  const credit = useGetCredit();
  const inventory = useListInventory();
  const { isLoading: isHintOpen, ...hints } = useEmptyStore();
  const address = useRevenueAddress();
  const isMobile = useIsMobile();
  const revenue = useGetRevenue(toRevenueParams(address.query));
  const isFirstDay = revenue.data?.showIntroMessage === true;
  const account = useGetAccount({ query: { enabled: isFirstDay } });
  const user = useGetCurrentUser({ query: { enabled: isFirstDay } });
  const { balance, bonusDue } = credit.data ?? {};
  const bonus = balance && bonusDue !== undefined ? money(bonusDue, balance.currency) : undefined;
  const brand = useGetBrand({ query: { enabled: isFirstDay } });
  const isStoreKnown = [credit, inventory, account, user, brand].every(({ isPending }) => !isPending);
  const periods = <PeriodChoice time={address.time} onChange={address.setTime} />;
  return (
    <PageFrame
      title={t('title')}
      context={isFirstDay || revenue.isPending ? t('subtitle') : <Today />}
      actions={
        <>
          <Link href={paths.dataPackages()} variant="secondary" icon={PackageIcon}>
            {t('shell:navigation.buyPackages')}
          </Link>
          {/* On the first day the filled button is the next step. */}
          <Link href={paths.pointOfSale()} variant={isFirstDay ? 'secondary' : 'primary'} icon={SmartphoneIcon}>
            {t('shell:navigation.sellPackage')}
          </Link>
        </>
      }
      // On the first day there is nothing to choose; its room stays, so that the title does not move.
      tools={!isMobile && <div className={classes(styles.periods, isFirstDay && styles.unused)}>{periods}</div>}
    >
      {credit.data?.suspension && <SellingSuspended {...credit.data.suspension} />}
      {bonus !== undefined && revenue.data && !isFirstDay && <BonusDue amount={bonus} />}
      <div className={styles.page}>
        <div className={styles.overviews}>
          <Overview
            query={credit}
            title={t('overview.credit')}
            figure={({ balance }) => moneyParts(balance.value, balance.currency)}
            link={{ href: paths.credits(), label: t('overview.creditLink') }}
          />
          <Overview
            query={inventory}
            title={t('overview.inventory')}
            figure={({ items }) => ({
              value: number(items.length),
              unit: t('overview.inventoryUnit', { count: items.length }),
            })}
            link={{ href: paths.inventory(), label: t('overview.inventoryLink') }}
          />
        </div>
        <Revenue
          address={address}
          periods={isMobile && periods}
          revenue={revenue}
          intro={
            isStoreKnown && (
              <FirstDay
                store={{
                  isConfirmed: account.data?.activated,
                  hasCountry: user.data && hasBillingAddress(user.data),
                  credit: credit.data?.balance.value,
                  items: inventory.data?.items,
                  hasContact: brand.data && canBeAskedForData(brand.data),
                }}
                bonusDue={bonus}
              />
            )
          }
        />
        <div className={styles.activity}>
          {!isHintOpen && <EmptyStore {...hints} packagesHref={paths.dataPackages()} creditHref={paths.credits()} />}
          {/* Nothing of it exists before the first sale; what came before that is known would go again. */}
          {!revenue.isPending && !isFirstDay && (
            <>
              <LatestSales />
              {inventory.data && credit.data && (
                <RunningLow items={inventory.data.items} balance={credit.data.balance} />
              )}
            </>
          )}
        </div>
      </div>
    </PageFrame>
  );
};
