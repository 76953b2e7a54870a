import type { ReactElement } from 'react';
import '#web/i18n/desk-texts.ts';
import { loadTexts } from '#web/i18n/index.ts';
import type { operator } from '#web/i18n/en/operator.ts';
import type { Area } from '#web/i18n/index.ts';
import { paths } from '#web/navigation/paths.ts';
import { lazyComponent } from '#web/ui/lazy-component.tsx';
import { attentionHref, attentionPath } from './addresses/attention.ts';
import { legalHref, legalPath, legalVersionPath, newLegalVersionPath } from './addresses/legal.ts';
import { DeskSkeleton } from './DeskSkeleton.tsx';
import { packagesHref, packagesPath, priceListPath, priceRulesPath, suppliersPath } from './addresses/packages.ts';
import { paymentPath, paymentsHref, paymentsPath } from './addresses/payments.ts';
import { resellerPath, resellersHref, resellersPath, salePath, statementPath } from './addresses/resellers.ts';

type PageModule = { Component: () => ReactElement };

export type DeskPage = {
  /** Below /operator. */
  path: string;
  href: string;
  /** Its entry in the navigation of the desk; pages below another one have none. */
  key?: keyof (typeof operator)['pages'];
  Page: () => ReactElement;
};

/** The code of a page and its texts, loaded with its first visit. */
const lazyPage = (areas: readonly Area[], load: () => Promise<PageModule>): (() => ReactElement) =>
  lazyComponent(
    async () => {
      const [{ Component }] = await Promise.all([load(), loadTexts(areas)]);
      return Component;
    },
    { fallback: <DeskSkeleton /> },
  );

/** The pages of the desk, in the order of its navigation. */
export const deskPages: readonly DeskPage[] = [
  {
    path: '',
    href: paths.operator(),
    key: 'today',
    Page: lazyPage(['operatorToday'], () => import('./today/TodayPage.tsx')),
  },
  {
    path: resellersPath,
    href: resellersHref,
    key: 'resellers',
    Page: lazyPage(['operatorResellers'], () => import('./resellers/ResellersPage.tsx')),
  },
  {
    path: resellerPath,
    href: resellersHref,
    Page: lazyPage(['operator', 'operatorResellers'], () => import('./resellers/ResellerPage.tsx')),
  },
  {
    path: statementPath,
    href: resellersHref,
    Page: lazyPage(['operatorResellers'], () => import('./resellers/StatementPage.tsx')),
  },
  {
    path: salePath,
    href: resellersHref,
    Page: lazyPage(['operatorResellers', 'history'], () => import('./resellers/SalePage.tsx')),
  },
  {
    path: paymentsPath,
    href: paymentsHref,
    key: 'payments',
    Page: lazyPage(['operatorPayments', 'operatorResellers'], () => import('./payments/PaymentsPage.tsx')),
  },
  {
    path: paymentPath,
    href: paymentsHref,
    Page: lazyPage(['operator', 'operatorPayments'], () => import('./payments/PaymentPage.tsx')),
  },
  {
    path: packagesPath,
    href: packagesHref,
    key: 'packages',
    Page: lazyPage(['operatorPackages', 'operatorResellers', 'packages'], () => import('./packages/PackagesPage.tsx')),
  },
  {
    path: priceRulesPath,
    href: packagesHref,
    Page: lazyPage(['operatorPackages', 'shop'], () => import('./packages/PriceRulesPage.tsx')),
  },
  {
    path: suppliersPath,
    href: packagesHref,
    Page: lazyPage(['operatorPackages'], () => import('./packages/SuppliersPage.tsx')),
  },
  {
    path: priceListPath,
    href: packagesHref,
    Page: lazyPage(['operatorPackages', 'operatorResellers', 'packages'], () => import('./packages/PriceListPage.tsx')),
  },
  {
    path: attentionPath,
    href: attentionHref,
    key: 'attention',
    Page: lazyPage(['operatorAttention'], () => import('./attention/AttentionPage.tsx')),
  },
  {
    path: legalPath,
    href: legalHref,
    key: 'legal',
    Page: lazyPage(['operatorLegal'], () => import('./legal/LegalPage.tsx')),
  },
  {
    path: legalVersionPath,
    href: legalHref,
    Page: lazyPage(['operatorLegal', 'legal'], () => import('./legal/LegalVersionPage.tsx')),
  },
  {
    path: newLegalVersionPath,
    href: legalHref,
    Page: lazyPage(['operatorLegal', 'legal'], () => import('./legal/NewLegalVersionPage.tsx')),
  },
];
