import { keepPreviousData } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PackageList } from '#contract/operator/model/packageList.ts';
import { useListPackages } from '#web/api/operator/packages/packages.ts';
import { DeskEmpty } from '../components/DeskEmpty.tsx';
import { PackageFilters } from './components/PackageFilters.tsx';
import { PackageOfferTable } from './components/PackageOfferTable.tsx';
import { PageTurner } from '../components/PageTurner.tsx';
import { SaleBar } from './components/SaleBar.tsx';
import { QueryContent } from '#web/components/query/QueryContent.tsx';
import { ResultCount } from '#web/components/query/ResultCount.tsx';
import { PageFrame } from '#web/components/page/PageFrame.tsx';
import { Link } from '#web/ui/actions/Link.tsx';
import { SkeletonOf } from '#web/ui/feedback/SkeletonOf.tsx';
import { PackageIcon } from '#web/ui/icons.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { SaleChanges } from './SaleChanges.tsx';
import { PAGE_SIZE } from '../use-list-address.ts';
import { usePackagesAddress } from './use-packages-address.ts';
import { paths } from '#web/navigation/paths.ts';

type Address = ReturnType<typeof usePackagesAddress>;

type FoundProps = {
  /** Undefined while it loads. */
  list: PackageList | undefined;
  address: Address;
};

const Found = ({ list, address }: FoundProps): ReactElement => {
  const { t } = useTranslation('operatorPackages');
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const mark = (ids: readonly string[], isSelected: boolean): void =>
    setMarked((before) => new Set([...[...before].filter((id) => !ids.includes(id)), ...(isSelected ? ids : [])]));
  // Only what is shown can be changed: nobody decides about rows of another page.
  const ids = (list?.items ?? []).map(({ id }) => id).filter((id) => marked.has(id));
  const isFiltered = Object.keys(address.filter).length > 0;
  return (
    <>
      <ResultCount count={isFiltered ? list?.found : undefined} />
      {!list && (
        <SkeletonOf>
          <SaleBar selected={0} found={PAGE_SIZE} onChange={() => undefined} pending={undefined} />
        </SkeletonOf>
      )}
      {list && list.found > 0 && (
        <SaleChanges list={list} ids={ids} filter={address.filter} onChanged={() => setMarked(new Set())} />
      )}
      <PackageOfferTable
        packages={list?.items}
        cuts={list?.cuts}
        selected={new Set(ids)}
        onSelect={mark}
        empty={
          <DeskEmpty
            icon={PackageIcon}
            title={isFiltered ? t('nothingFound') : t('none')}
            text={isFiltered ? t('nothingFoundText') : t('noneText')}
            onShowAll={
              isFiltered ? () => address.show({ search: '', state: undefined, supplier: undefined }) : undefined
            }
          />
        }
      />
      <PageTurner page={address.page} hasMore={list?.hasMore ?? false} onTurn={address.turn} />
    </>
  );
};

/** /operator/packages: what suppliers offer, and what of it is on sale. */
export const Component = (): ReactElement => {
  const { t } = useTranslation('operatorPackages');
  const address = usePackagesAddress();
  const found = useListPackages(address.request, { query: { placeholderData: keepPreviousData } });
  return (
    <PageFrame
      title={t('title')}
      context={t('subtitle')}
      actions={
        <>
          <Link variant="secondary" href={paths.operatorPriceList()}>
            {t('toPriceList')}
          </Link>
          <Link variant="secondary" href={paths.operatorSuppliers()}>
            {t('toSuppliers')}
          </Link>
          <Link variant="secondary" href={paths.operatorPriceRules()}>
            {t('toRules')}
          </Link>
        </>
      }
    >
      <PackageFilters shown={address.shown} onShow={address.show} suppliers={found.data?.suppliers ?? []} />
      <Card isFlush>
        <QueryContent query={found} loading={<Found list={undefined} address={address} />}>
          {(list) => <Found list={list} address={address} />}
        </QueryContent>
      </Card>
    </PageFrame>
  );
};
