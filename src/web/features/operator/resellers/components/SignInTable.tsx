import { type ReactElement, type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { SignIn } from '#contract/operator/model/signIn.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { type Column, Table } from '#web/ui/table/Table.tsx';

export type SignInTableProps = {
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

/**
 * What was done, or tried, with a reseller's account.
 *
 * Use it on the page of a reseller.
 */
export const SignInTable = ({ events, empty }: SignInTableProps): ReactElement => {
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
