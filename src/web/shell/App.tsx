import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactElement, useEffect, useState } from 'react';
import { BrowserRouter, type RouteObject } from 'react-router-dom';
import { createQueryClient } from '#web/api/query-client.ts';
import { endFirstRender } from '#web/device/assumed.ts';
import { PRERENDERED } from '#web/i18n/prerendered.ts';
import type { SessionManager } from '#web/session/session-manager.ts';
import { SessionProvider } from '#web/session/SessionProvider.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Root } from './Root.tsx';

const startQueryClient = (fill: AppProps['fill']): QueryClient => {
  const queryClient = createQueryClient();
  fill(queryClient);
  return queryClient;
};

export type AppProps = {
  /** Keeps and renews the session. */
  manager: SessionManager;
  /** All pages; see routes.tsx. */
  routes: RouteObject[];
  /** Called with the store of answers: fills in those that are there before any call. */
  fill: (queries: QueryClient) => void;
  /** Called when the app has the page, which the server may have rendered. */
  onTakenOver: () => void;
};

/** The whole app: what each page needs around the frame of all pages. */
export const App = ({ manager, routes, fill, onTakenOver }: AppProps): ReactElement => {
  const [queryClient] = useState(() => startQueryClient(fill));
  useEffect(() => {
    endFirstRender();
    document.documentElement.removeAttribute(PRERENDERED);
    onTakenOver();
  }, [onTakenOver]);
  return (
    <QueryClientProvider client={queryClient}>
      <SessionProvider manager={manager}>
        <BrowserRouter>
          <ErrorBoundary>
            <Root routes={routes} />
          </ErrorBoundary>
        </BrowserRouter>
      </SessionProvider>
    </QueryClientProvider>
  );
};
