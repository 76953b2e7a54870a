import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { type DataRouter, RouterProvider } from 'react-router-dom';
import { createQueryClient } from '#web/api/query-client.ts';
import type { SessionManager } from '#web/session/session-manager.ts';
import { SessionProvider } from '#web/session/SessionProvider.tsx';

export interface AppProps {
  manager: SessionManager;
  router: DataRouter;
}

export const App = ({ manager, router }: AppProps): ReactElement => {
  const [queryClient] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <SessionProvider manager={manager}>
        <RouterProvider router={router} />
      </SessionProvider>
    </QueryClientProvider>
  );
};
