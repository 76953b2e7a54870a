import { keepPreviousData } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import type { MonthlyAccount } from '#contract/operator/model/monthlyAccount.ts';
import { monthOf, monthsBetween } from '#domain/month.ts';
import { endingOf } from '#domain/table-file.ts';
import { useGetReseller } from '#web/api/operator/resellers/resellers.ts';
import {
  exportStatement,
  exportStatementWorkbook,
  getStatementDocument,
  useGetMonthlyStatement,
} from '#web/api/operator/statements/statements.ts';
import { useFileFormat } from '#web/browser-storage/file-format.ts';
import { PageFrame } from '#web/components/page/PageFrame.tsx';
import { QueryContent } from '#web/components/query/QueryContent.tsx';
import { browserLocale } from '#web/i18n/language.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { paths } from '#web/navigation/paths.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { saveFile, saveTable } from '#web/ui/actions/save-file.ts';
import { type Fact, FactList } from '#web/ui/data/FactList.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { Select } from '#web/ui/fields/Select.tsx';
import { DownloadIcon, WalletIcon } from '#web/ui/icons.ts';
import { lazyModal } from '#web/ui/lazy-component.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { useToast } from '#web/ui/overlays/use-toast.ts';
import filters from '../components/DeskList.module.css';
import { CreditStatement } from './CreditStatement.tsx';
import { nameOf } from './name-of.ts';
import { ResellerGone } from './ResellerGone.tsx';
import desk from '../components/DeskPage.module.css';
import figures from './StatementPage.module.css';

const SaveTable = lazyModal(async () => (await import('#web/components/files/SaveTable.tsx')).SaveTable);

type MonthFiguresProps = {
  /** What a month did to the credit in one currency. */
  account: MonthlyAccount;
};

const FIGURES = [
  'opening',
  'topUps',
  'takenBack',
  'sales',
  'refunds',
  'adjustments',
  'bonus',
  'closing',
] as const satisfies readonly (keyof MonthlyAccount)[];

const alwaysShown: ReadonlySet<string> = new Set(['opening', 'topUps', 'sales', 'refunds', 'closing']);

/** The credit before and after a month, and what changed it. */
const MonthFigures = ({ account }: MonthFiguresProps): ReactElement => {
  const { t } = useTranslation('operatorResellers');
  const { money } = useFormat();
  const { hash } = account;
  const facts = FIGURES.flatMap((key): Fact[] => {
    const { value, currencyCode } = account[key];
    if (value === 0 && !alwaysShown.has(key)) return [];
    return [{ key, label: t(`month.${key}`), value: money(value, currencyCode) }];
  });
  const proof: Fact[] =
    hash === undefined
      ? []
      : [{ key: 'hash', label: t('month.hash'), value: <code className={figures.hash}>{hash}</code>, isWide: true }];
  return (
    <Card title={t('facts.credit', { currency: account.closing.currencyCode })}>
      <FactList facts={[...facts, ...proof]} />
    </Card>
  );
};

type StatementFilesProps = {
  /** Id of the reseller. */
  id: string;
  /** The month that is shown. */
  month: string;
};

/** Saves the statement of a month, in the language that is shown. */
const StatementFiles = ({ id, month }: StatementFilesProps): ReactElement => {
  const { t } = useTranslation('operatorResellers');
  const headers = { Locale: useLanguage() };
  const toast = useToast();
  const [format, setFormat] = useFileFormat(browserLocale());
  const [state, setState] = useState<'table' | 'pdf'>();
  const saveStatement = async (): Promise<void> => {
    const file =
      format === 'xlsx'
        ? await exportStatementWorkbook(id, month, headers)
        : await exportStatement(id, month, { style: format }, headers);
    saveTable(`statement-${month}.${endingOf(format)}`, file);
  };
  const savePdf = async (): Promise<void> => {
    setState('pdf');
    try {
      saveFile(`statement-${month}.pdf`, 'application/pdf', await getStatementDocument(id, month, headers));
    } catch {
      toast.error(t('month.failed'));
    }
    setState(undefined);
  };
  return (
    <>
      <Button icon={DownloadIcon} onPress={() => setState('table')}>
        {t('month.table')}
      </Button>
      <Button icon={DownloadIcon} isPending={state === 'pdf'} onPress={() => void savePdf()}>
        {t('month.pdf')}
      </Button>
      <SaveTable
        isOpen={state === 'table'}
        title={t('month.table')}
        value={format}
        onChange={setFormat}
        onSave={saveStatement}
        failed={t('month.failed')}
        onClose={() => setState(undefined)}
      />
    </>
  );
};

const aMonth = /^2\d{3}-(?:0[1-9]|1[0-2])$/;

/** The month in the address, or this one. */
const useMonth = () => {
  const [params, setParams] = useSearchParams();
  const [current] = useState(() => monthOf(new Date()));
  const given = params.get('month') ?? '';
  return {
    current,
    month: aMonth.test(given) ? given : current,
    show: (month: string): void => setParams({ month }, { replace: true }),
  };
};

const Nothing = (): ReactElement => {
  const { t } = useTranslation('operatorResellers');
  return (
    <Card>
      <EmptyState icon={WalletIcon} title={t('statement.none')} text={t('month.nothing')} />
    </Card>
  );
};

/** /operator/resellers/{id}/statement: what a month did to the credit of a reseller, line by line. */
export const Component = (): ReactElement => {
  const { t } = useTranslation('operatorResellers');
  const { id = '' } = useParams();
  const { current, month, show } = useMonth();
  const { data: reseller, isPending } = useGetReseller(id);
  const query = useGetMonthlyStatement(id, month, { query: { placeholderData: keepPreviousData } });
  const months = monthsBetween(query.data?.firstMonth ?? month, current);
  return (
    <PageFrame
      title={t('month.title')}
      context={reseller ? nameOf(reseller) : isPending && <Skeleton width="12rem" />}
      actions={<StatementFiles id={id} month={month} />}
      back={{ href: paths.operatorReseller(id), label: t('reseller') }}
    >
      <QueryContent query={query} loading={<Skeleton shape="block" height="24rem" />} gone={<ResellerGone />} card={{}}>
        {({ accounts }) => (
          <div className={desk.page}>
            <div className={filters.narrow}>
              <Select
                label={t('month.choose')}
                options={months.map((value) => ({ value, label: value }))}
                value={month}
                onChange={(chosen) => chosen !== null && show(chosen)}
              />
            </div>
            {accounts.length === 0 && <Nothing />}
            {accounts.map((account) => (
              <MonthFigures key={account.closing.currencyCode} account={account} />
            ))}
            {accounts.length > 0 && <CreditStatement key={month} id={id} month={month} />}
          </div>
        )}
      </QueryContent>
    </PageFrame>
  );
};
