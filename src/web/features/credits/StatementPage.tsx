import { keepPreviousData } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CreditChange } from '#contract/storefront/model/creditChange.ts';
import { localMonthOf, type Month, monthsBetween } from '#domain/month.ts';
import { endingOf } from '#domain/table-file.ts';
import {
  exportCreditStatement,
  exportCreditStatementWorkbook,
  getCreditStatementDocument,
  useGetCreditStatement,
  useListCreditChanges,
} from '#web/api/storefront/statements/statements.ts';
import { useFileFormat } from '#web/browser-storage/file-format.ts';
import { PageTurner } from '#web/components/list/PageTurner.tsx';
import { PageFrame } from '#web/components/page/PageFrame.tsx';
import { QueryContent } from '#web/components/query/QueryContent.tsx';
import { MonthFigures } from '#web/components/statement/MonthFigures.tsx';
import { StatementFiles } from '#web/components/statement/StatementFiles.tsx';
import { browserLocale } from '#web/i18n/language.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { paths } from '#web/navigation/paths.ts';
import { useMonth } from '#web/navigation/use-month.ts';
import { saveFile, saveTable } from '#web/ui/actions/save-file.ts';
import { Link } from '#web/ui/actions/Link.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { Select } from '#web/ui/fields/Select.tsx';
import { WalletIcon } from '#web/ui/icons.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { ChangeTable } from './components/ChangeTable.tsx';
import styles from './StatementPage.module.css';

type OfMonth = {
  /** The month that is shown. */
  month: Month;
};

/** Saves the statement, in the language that is shown. */
const Files = ({ month }: OfMonth): ReactElement => {
  const headers = { Locale: useLanguage() };
  const [format, setFormat] = useFileFormat(browserLocale());
  const saveStatement = async (): Promise<void> => {
    const file =
      format === 'xlsx'
        ? await exportCreditStatementWorkbook({ month }, headers)
        : await exportCreditStatement({ month, style: format }, headers);
    saveTable(`statement-${month}.${endingOf(format)}`, file);
  };
  const savePdf = async (): Promise<void> =>
    saveFile(`statement-${month}.pdf`, 'application/pdf', await getCreditStatementDocument({ month }, headers));
  return <StatementFiles format={format} onFormat={setFormat} onSaveTable={saveStatement} onSavePdf={savePdf} />;
};

/** The page of the sale, or of the purchase with its invoice. */
const causeHref = ({ cause, reference, payment }: CreditChange): string | undefined => {
  if (payment !== undefined) return paths.creditPurchase(payment);
  return cause === 'SALE' || cause === 'REFUND' ? paths.soldItem(reference) : undefined;
};

const PAGE_SIZE = 50;

const Changes = ({ month }: OfMonth): ReactElement => {
  const { t } = useTranslation('statement');
  const [page, setPage] = useState(0);
  const query = useListCreditChanges({ month, page_size: PAGE_SIZE, page_index: page }, undefined, {
    query: { placeholderData: keepPreviousData },
  });
  const texts = {
    previous: t('pages.previous'),
    next: t('pages.next'),
    isFirst: t('pages.isFirst'),
    isLast: t('pages.isLast'),
  };
  return (
    <Card title={t('changes')} isFlush>
      <QueryContent
        query={query}
        loading={<ChangeTable changes={undefined} causeHref={causeHref} />}
        failed={t('failed')}
      >
        {({ items, hasMore }) => (
          <>
            <ChangeTable changes={items} causeHref={causeHref} />
            <PageTurner page={page} hasMore={hasMore} onTurn={setPage} texts={texts} />
          </>
        )}
      </QueryContent>
    </Card>
  );
};

/** /credits/statement: what a month did to the credit, line by line. */
export const Component = (): ReactElement => {
  const { t } = useTranslation('statement');
  const { month: nameOf } = useFormat();
  const [current] = useState(() => localMonthOf(new Date()));
  const { month, show } = useMonth(current);
  const query = useGetCreditStatement({ month }, undefined, { query: { placeholderData: keepPreviousData } });
  const known = monthsBetween(query.data?.firstMonth ?? month, current);
  // An address may name any month.
  const months = known.includes(month) ? known : [month, ...known];
  return (
    <PageFrame
      title={t('title')}
      context={t('subtitle')}
      tools={
        <>
          <Select
            label={t('choose')}
            isLabelHidden
            options={months.map((value) => ({ value, label: nameOf(value) }))}
            value={month}
            onChange={(chosen) => chosen !== null && show(chosen)}
          />
          <Files month={month} />
        </>
      }
      back={{ href: paths.credits(), label: t('back') }}
    >
      <QueryContent query={query} loading={<Skeleton shape="block" height="24rem" />} failed={t('failed')} card={{}}>
        {({ accounts }) => (
          <div className={styles.page}>
            {accounts.length === 0 && (
              <Card>
                <EmptyState
                  icon={WalletIcon}
                  title={t('nothing')}
                  text={t('nothingText')}
                  action={
                    <Link href={paths.credits()} variant="primary">
                      {t('nothingAction')}
                    </Link>
                  }
                />
              </Card>
            )}
            {accounts.map((account) => (
              <MonthFigures key={account.closing.currencyCode} account={account} />
            ))}
            {accounts.length > 0 && <Changes key={month} month={month} />}
          </div>
        )}
      </QueryContent>
    </PageFrame>
  );
};
