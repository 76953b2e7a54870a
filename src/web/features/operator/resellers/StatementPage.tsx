import { keepPreviousData } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
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
import { MonthFigures } from '#web/components/statement/MonthFigures.tsx';
import { StatementFiles } from '#web/components/statement/StatementFiles.tsx';
import { browserLocale } from '#web/i18n/language.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { paths } from '#web/navigation/paths.ts';
import { useMonth } from '#web/navigation/use-month.ts';
import { saveFile, saveTable } from '#web/ui/actions/save-file.ts';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { Select } from '#web/ui/fields/Select.tsx';
import { WalletIcon } from '#web/ui/icons.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import filters from '../components/DeskList.module.css';
import { CreditStatement } from './CreditStatement.tsx';
import { useFormat } from '#web/i18n/use-format.ts';
import { nameOf } from '#web/features/operator/components/reseller-names.ts';
import { ResellerGone } from './ResellerGone.tsx';
import desk from '../components/DeskPage.module.css';

type FilesProps = {
  /** Id of the reseller. */
  id: string;
  /** The month that is shown. */
  month: string;
};

/** Saves the statement of a month, in the language that is shown. */
const Files = ({ id, month }: FilesProps): ReactElement => {
  const headers = { Locale: useLanguage() };
  const [format, setFormat] = useFileFormat(browserLocale());
  const saveStatement = async (): Promise<void> => {
    const file =
      format === 'xlsx'
        ? await exportStatementWorkbook(id, month, headers)
        : await exportStatement(id, month, { style: format }, headers);
    saveTable(`statement-${month}.${endingOf(format)}`, file);
  };
  const savePdf = async (): Promise<void> =>
    saveFile(`statement-${month}.pdf`, 'application/pdf', await getStatementDocument(id, month, headers));
  return <StatementFiles format={format} onFormat={setFormat} onSaveTable={saveStatement} onSavePdf={savePdf} />;
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
  const [current] = useState(() => monthOf(new Date()));
  const { month, show } = useMonth(current);
  const { data: reseller, isPending } = useGetReseller(id);
  const query = useGetMonthlyStatement(id, month, { query: { placeholderData: keepPreviousData } });
  const { month: monthName } = useFormat();
  const months = monthsBetween(query.data?.firstMonth ?? month, current);
  return (
    <PageFrame
      title={t('month.title')}
      context={reseller ? nameOf(reseller) : isPending && <Skeleton width="12rem" />}
      actions={<Files id={id} month={month} />}
      back={{ href: paths.operatorReseller(id), label: t('reseller') }}
    >
      <QueryContent query={query} loading={<Skeleton shape="block" height="24rem" />} gone={<ResellerGone />} card={{}}>
        {({ accounts }) => (
          <div className={desk.page}>
            <div className={filters.narrow}>
              <Select
                label={t('month.choose')}
                options={months.map((value) => ({ value, label: monthName(value) }))}
                value={month}
                onChange={(chosen) => chosen !== null && show(chosen)}
              />
            </div>
            {accounts.length === 0 && <Nothing />}
            {accounts.map((account) => (
              <MonthFigures key={account.closing.currencyCode} account={account} hash={account.hash} />
            ))}
            {accounts.length > 0 && <CreditStatement key={month} id={id} own={reseller?.email} month={month} />}
          </div>
        )}
      </QueryContent>
    </PageFrame>
  );
};
