import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { type DataRouter, RouterProvider } from 'react-router-dom';
import { takePrefetched } from '#web/api/prefetched.ts';
import { createQueryClient } from '#web/api/query-client.ts';
import type { SessionManager } from '#web/session/session-manager.ts';
import { SessionProvider } from '#web/session/SessionProvider.tsx';

const startQueryClient = (): QueryClient => {
  const queryClient = createQueryClient();
  takePrefetched(queryClient);
  return queryClient;
};

export interface AppProps {
  manager: SessionManager;
  router: DataRouter;
}

export const App = ({ manager, router }: AppProps): ReactElement => {
  const [queryClient] = useState(startQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <SessionProvider manager={manager}>
        <RouterProvider router={router} />
      </SessionProvider>
    </QueryClientProvider>
  );
};
