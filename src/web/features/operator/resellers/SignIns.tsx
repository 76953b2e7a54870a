import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { SignIn } from '#contract/operator/model/signIn.ts';
import { useListSignIns } from '#web/api/operator/resellers/resellers.ts';
import { SignInTable } from './components/SignInTable.tsx';
import { QueryContent } from '#web/components/query/QueryContent.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { HistoryIcon } from '#web/ui/icons.ts';
import { Card } from '#web/ui/layout/Card.tsx';

export type SignInsProps = {
  /** Id of the reseller. */
  id: string;
};

/** What was done with the account of a reseller. */
export const SignIns = ({ id }: SignInsProps): ReactElement => {
  const { t } = useTranslation('operatorResellers');
  const query = useListSignIns(id);
  const empty = <EmptyState icon={HistoryIcon} title={t('signIns.none')} text={t('signIns.noneText')} />;
  const table = (events: readonly SignIn[] | undefined): ReactElement => <SignInTable events={events} empty={empty} />;
  return (
    <Card title={t('signIns.title')} subtitle={t('signIns.text')} isFlush>
      <QueryContent query={query} loading={table(undefined)}>
        {({ items }) => table(items)}
      </QueryContent>
    </Card>
  );
};
