import type { ComponentType } from 'react';
import { Navigate, type RouteObject } from 'react-router-dom';
import { loadTexts } from './i18n/index.ts';
import { paths, patterns } from './navigation/paths.ts';
import { type Screen, screens } from './screens.ts';
import { pageRoute } from './shell/page.tsx';
import { PageSkeleton } from './shell/PageSkeleton.tsx';
import { RequireSession } from './shell/RequireSession.tsx';
import { StoreLayout } from './shell/StoreLayout.tsx';
import { lazyComponent } from './ui/lazy-component.tsx';

type Modules = Record<string, () => Promise<{ Component: ComponentType }>>;

const modules = import.meta.glob<{ Component: ComponentType }>('./features/*/*Page.tsx');

const loadFrom = (from: Modules, module: string) => {
  const load = from[`${module}.tsx`];
  if (!load) throw new Error(`No page ${module}`);
  return load();
};

const fetchDesk = () => import('./features/operator/desk.ts');

const OperatorLayout = lazyComponent(
  async () => {
    const [desk] = await Promise.all([fetchDesk(), loadTexts(['operator'])]);
    return desk.OperatorLayout;
  },
  { fallback: <PageSkeleton /> },
);

const loadDeskPage = async (module: string) => loadFrom((await fetchDesk()).pages, module.replace('operator', '.'));

const toRoute = ({ module, access, ...page }: Screen): RouteObject =>
  access === 'operator'
    ? pageRoute({ ...page, load: () => loadDeskPage(module), layout: OperatorLayout })
    : pageRoute({ ...page, load: () => loadFrom(modules, `./features/${module}`) });

/** Share a layout. */
const storePages: ReadonlySet<Screen['name']> = new Set(['dashboard', 'inventory', 'channels', 'history']);

const routesOf = (isWanted: (screen: Screen) => boolean): RouteObject[] => screens.filter(isWanted).map(toRoute);

const redirect = (path: string, to: string): RouteObject => ({ path, element: <Navigate to={to} replace /> });

const redirects: RouteObject[] = [
  // Only here the page of the bare address is decided (STO-003).
  redirect(`${patterns.store}/*`, paths.dashboard()),
  // A guest's only field is the country, which the sale asks for (POS-008).
  redirect(`${patterns.pointOfSale}/guest`, paths.pointOfSalePackages('guest')),
  redirect(`${patterns.pointOfSale}/*`, paths.pointOfSale()),
  // Then the width of the window decides, see AccountMenuPage.
  redirect(`${patterns.account}/*`, paths.account()),
  redirect(`${patterns.sdk}/*`, paths.sdk('ios-sdk')),
];

/** Every address of the app. */
export const routes: RouteObject[] = [
  ...routesOf(({ access }) => access === 'public'),
  {
    Component: RequireSession,
    children: [
      { Component: StoreLayout, children: routesOf(({ name }) => storePages.has(name)) },
      ...routesOf(({ name, access }) => access === 'reseller' && !storePages.has(name)),
      { Component: OperatorLayout, children: routesOf(({ access }) => access === 'operator') },
      ...redirects,
    ],
  },
  redirect('*', paths.landing()),
];
