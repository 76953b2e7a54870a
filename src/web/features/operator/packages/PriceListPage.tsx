import { keepPreviousData } from '@tanstack/react-query';
import { type ReactElement, type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { ListedPackage } from '#contract/operator/model/listedPackage.ts';
import type { PriceList } from '#contract/operator/model/priceList.ts';
import { exportPriceList, exportPriceListWorkbook, useGetPriceList } from '#web/api/operator/packages/packages.ts';
import { PackageNameText } from '#web/components/packages/list/PackageName.tsx';
import { PageFrame } from '#web/components/page/PageFrame.tsx';
import { QueryContent } from '#web/components/query/QueryContent.tsx';
import { useFormat } from '#web/i18n/use-format.ts';
import { usePackageName } from '#web/i18n/use-package-name.ts';
import { paths } from '#web/navigation/paths.ts';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { TagIcon } from '#web/ui/icons.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { type Column, Table } from '#web/ui/table/Table.tsx';
import filters from '../components/DeskList.module.css';
import { DeskTurner } from '../components/DeskTurner.tsx';
import { SaveList } from '../SaveList.tsx';

type ListedPackageTableProps = {
  /** In the order of their names; undefined while they load. */
  packages: readonly ListedPackage[] | undefined;
  /** Shown when there are none. */
  empty: ReactNode;
};

const useColumns = (): readonly Column<ListedPackage>[] => {
  const { t } = useTranslation('operatorPackages');
  const { money } = useFormat();
  const nameOf = usePackageName();
  return useMemo(
    () => [
      {
        key: 'package',
        header: t('columns.package'),
        cell: ({ name, dataPackage, supplier }) => (
          <PackageNameText
            name={nameOf({ ...dataPackage, name })}
            coverage={dataPackage}
            text={supplier}
            flagSize="small"
          />
        ),
        width: '50%',
      },
      {
        key: 'price',
        header: t('columns.price'),
        cell: ({ price }) => money(price.value, price.currencyCode),
        align: 'end',
      },
      {
        key: 'retailPrice',
        header: t('list.retailPrice'),
        cell: ({ retailPrice }) => money(retailPrice.value, retailPrice.currencyCode),
        align: 'end',
      },
    ],
    [t, money, nameOf],
  );
};

/** What was on sale on a given day, and at what price. */
const ListedPackageTable = ({ packages, empty }: ListedPackageTableProps): ReactElement => {
  const { t } = useTranslation('operatorPackages');
  return (
    <Table
      label={t('list.title')}
      columns={useColumns()}
      rows={packages ?? []}
      rowKey={({ id }) => id}
      isForTablets
      isLoading={packages === undefined}
      empty={empty}
    />
  );
};

const PAGE_SIZE = 50;
const aDay = /^2\d{3}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;

/** A day that exists: the pattern has a 31 February. */
const isDay = (text: string): boolean =>
  aDay.test(text) && new Date(`${text}T00:00:00Z`).toISOString().startsWith(text);

/** The day and the page in the address; today without any. */
const useAddress = () => {
  const [params, setParams] = useSearchParams();
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const [given, page] = [params.get('date') ?? '', Number(params.get('page'))];
  return {
    date: isDay(given) ? given : today,
    page: Number.isSafeInteger(page) && page > 0 && page <= 1_000_000 ? page : 0,
    show: (date: string, next = 0): void =>
      setParams({ date, ...(next > 0 && { page: String(next) }) }, { replace: true }),
  };
};

type ListedProps = {
  /** Undefined while it loads. */
  list: PriceList | undefined;
  address: ReturnType<typeof useAddress>;
};

const Listed = ({ list, address: { date, page, show } }: ListedProps): ReactElement => {
  const { t } = useTranslation('operatorPackages');
  const { date: day } = useFormat();
  const keptSince = list?.keptSince;
  return (
    <>
      <ListedPackageTable
        packages={list?.items}
        empty={
          <EmptyState
            icon={TagIcon}
            title={t('list.none')}
            text={keptSince === undefined ? t('list.noneText') : t('list.kept', { date: day(keptSince) })}
          />
        }
      />
      <DeskTurner page={page} hasMore={list?.hasMore ?? false} onTurn={(next) => show(date, next)} />
    </>
  );
};

/** /operator/packages/prices: what was on sale on a day, and at what price. */
export const Component = (): ReactElement => {
  const { t } = useTranslation('operatorPackages');
  const address = useAddress();
  const { date, page, show } = address;
  const query = useGetPriceList(
    { date, page_size: PAGE_SIZE, page_index: page },
    { query: { placeholderData: keepPreviousData } },
  );
  return (
    <PageFrame
      title={t('list.title')}
      context={t('list.subtitle')}
      actions={
        <SaveList
          label={t('list.file')}
          name="price-list"
          day={date}
          toCsv={(style, headers) => exportPriceList({ date, style }, headers)}
          toWorkbook={(headers) => exportPriceListWorkbook({ date }, headers)}
        />
      }
      back={{ href: paths.operatorPackages(), label: t('title') }}
    >
      <div className={filters.narrow}>
        <TextField
          key={date}
          type="date"
          label={t('list.date')}
          description={t('list.dateHint')}
          value={date}
          onChange={(typed) => isDay(typed) && show(typed)}
        />
      </div>
      <Card isFlush>
        <QueryContent query={query} loading={<Listed list={undefined} address={address} />}>
          {(list) => <Listed list={list} address={address} />}
        </QueryContent>
      </Card>
    </PageFrame>
  );
};
