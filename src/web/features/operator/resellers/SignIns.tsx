import { type ReactElement, type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { SignIn } from '#contract/operator/model/signIn.ts';
import { useListSignIns } from '#web/api/operator/resellers/resellers.ts';
import { QueryContent } from '#web/components/query/QueryContent.tsx';
import { useFormat } from '#web/i18n/use-format.ts';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { HistoryIcon } from '#web/ui/icons.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { type Column, Table } from '#web/ui/table/Table.tsx';

type SignInTableProps = {
  /** Newest first; undefined while they load. */
  events: readonly SignIn[] | undefined;
  /** Shown when there are none. */
  empty: ReactNode;
};

const useColumns = (): readonly Column<SignIn>[] => {
  const { t } = useTranslation('operatorResellers');
  const { dateTime } = useFormat();
  return useMemo(() => {
    const browserOf = ({ browser, system }: SignIn): string =>
      browser !== undefined && system !== undefined
        ? t('signIns.browserOn', { browser, system })
        : (browser ?? system ?? t('signIns.unknown'));
    return [
      { key: 'at', header: t('signIns.at'), cell: ({ at }) => dateTime(at) },
      { key: 'event', header: t('signIns.event'), cell: ({ event }) => t(`signIns.events.${event}`), width: '40%' },
      { key: 'browser', header: t('signIns.browser'), cell: browserOf },
      { key: 'address', header: t('signIns.address'), cell: ({ address }) => address ?? t('signIns.unknown') },
    ];
  }, [t, dateTime]);
};

/** What was done, or tried, with a reseller's account. */
const SignInTable = ({ events, empty }: SignInTableProps): ReactElement => {
  const { t } = useTranslation('operatorResellers');
  return (
    <Table
      label={t('signIns.title')}
      columns={useColumns()}
      rows={events ?? []}
      rowKey={({ at, event }) => `${at} ${event}`}
      isLoading={events === undefined}
      empty={empty}
    />
  );
};

type SignInsProps = {
  /** Id of the reseller. */
  id: string;
  /** Ends its sessions. */
  action?: ReactNode;
};

/** What was done with the account of a reseller. */
export const SignIns = ({ id, action }: SignInsProps): ReactElement => {
  const { t } = useTranslation('operatorResellers');
  const query = useListSignIns(id);
  const empty = <EmptyState icon={HistoryIcon} title={t('signIns.none')} text={t('signIns.noneText')} />;
  const table = (events: readonly SignIn[] | undefined): ReactElement => <SignInTable events={events} empty={empty} />;
  return (
    <Card title={t('signIns.title')} subtitle={t('signIns.text')} action={action} isFlush>
      <QueryContent query={query} loading={table(undefined)}>
        {({ items }) => table(items)}
      </QueryContent>
    </Card>
  );
};
