import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { BrowserRouter, type RouteObject } from 'react-router-dom';
import { takePrefetched } from '#web/api/prefetched.ts';
import { createQueryClient } from '#web/api/query-client.ts';
import type { SessionManager } from '#web/session/session-manager.ts';
import { SessionProvider } from '#web/session/SessionProvider.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Root } from './Root.tsx';

const startQueryClient = (): QueryClient => {
  const queryClient = createQueryClient();
  takePrefetched(queryClient);
  return queryClient;
};

export type AppProps = {
  manager: SessionManager;
  routes: RouteObject[];
};

export const App = ({ manager, routes }: AppProps): ReactElement => {
  const [queryClient] = useState(startQueryClient);
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
