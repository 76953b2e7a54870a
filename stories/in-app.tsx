import { type ReactElement, useState } from 'react';
import {
  createMemoryRouter,
  RouterProvider,
  type RouteObject,
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_RouteContext as RouteContext,
} from 'react-router-dom';

export interface InAppProps {
  routes: RouteObject[];
  /** Where the app stands at first. */
  path: string;
}

/** The app's own router inside a story: the memory router around every story has to be forgotten first. */
export const InApp = ({ routes, path }: InAppProps): ReactElement => {
  const [router] = useState(() => createMemoryRouter(routes, { initialEntries: [path] }));
  return (
    // oxlint-disable-next-line typescript/no-explicit-any -- the contexts' types do not admit their own default
    <LocationContext value={null as any}>
      <RouteContext value={{ outlet: null, matches: [], isDataRoute: false }}>
        <RouterProvider router={router} />
      </RouteContext>
    </LocationContext>
  );
};
