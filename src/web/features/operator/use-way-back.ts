import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { matchPath } from 'react-router-dom';
import { pageBefore } from '#web/navigation/previous-view.ts';
import { patterns } from '#web/navigation/paths.ts';

type DeskPage =
  | 'operatorAttention'
  | 'operatorPayments'
  | 'operatorReseller'
  | 'operatorResellers'
  | 'operatorSales'
  | 'operatorStatement';

/**
 * The way back from an entry: to the page that led here, with what its list is narrowed by, or else to the list.
 *
 * @param list The list that has the entry.
 * @param others Other pages that lead to it.
 */
export const useWayBack = (list: DeskPage, ...others: DeskPage[]): { href: string; label: string } => {
  const { t } = useTranslation('operator');
  const [page] = useState(pageBefore);
  const [pathname = ''] = page?.split('?') ?? [];
  const origin = [list, ...others].find((name) => matchPath(patterns[name], pathname));
  return { href: origin && page !== undefined ? page : patterns[list], label: t(`titles.${origin ?? list}`) };
};
