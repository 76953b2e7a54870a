import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatIsoDay } from '#domain/date.ts';
import { SALES_PAGE_SIZE } from '#domain/limits.ts';
import { countOfDay, totalsByDay } from '#domain/sales-days.ts';
import { salesOfToday } from '#domain/sales-window.ts';
import { useListActivatedItems } from '#web/api/storefront/activations/activations.ts';
import { currentTime } from '#web/device/assumed.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';

/** What was sold today so far: what a seller looks for first. Where it cannot be read, what the page is about. */
export const Today = (): ReactElement => {
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
