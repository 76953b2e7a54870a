import '#web/i18n/desk-texts.ts';
import type { ReactElement } from 'react';
import { useGetOperator } from '#web/api/operator/operators/operators.ts';
import { loadTexts } from '#web/i18n/index.ts';
import { useSession } from '#web/session/session-context.ts';
import { lazyComponent } from '#web/ui/lazy-component.tsx';
import { Search } from './Search.tsx';

const DeskSearchModal = lazyComponent(async () => {
  const [module] = await Promise.all([
    import('./DeskSearchModal.tsx'),
    loadTexts(['search', 'operator', 'operatorSearch', 'operatorPayments']),
  ]);
  return module.DeskSearchModal;
});

/** The search of the desk, for operators alone. */
export const DeskSearch = (): ReactElement | null => {
  const { status } = useSession();
  const { data: operator } = useGetOperator({ query: { enabled: status === 'signedIn' } });
  return operator ? <Search modal={DeskSearchModal} /> : null;
};
