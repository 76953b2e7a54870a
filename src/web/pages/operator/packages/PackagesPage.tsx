import { keepPreviousData } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PackageList } from '#contract/operator/model/packageList.ts';
import { useListPackages } from '#web/api/operator/desk-packages/desk-packages.ts';
import { DeskEmpty } from '#web/components/operator/DeskEmpty.tsx';
import { PackageFilters } from '#web/components/operator/PackageFilters.tsx';
import { PackageOfferTable } from '#web/components/operator/PackageOfferTable.tsx';
import { PageTurner } from '#web/components/operator/PageTurner.tsx';
import { SaleBar } from '#web/components/operator/SaleBar.tsx';
import { QueryContent } from '#web/components/query/QueryContent.tsx';
import { ResultCount } from '#web/components/query/ResultCount.tsx';
import { PageFrame } from '#web/components/shell/PageFrame.tsx';
import { Link } from '#web/ui/actions/Link.tsx';
import { SkeletonOf } from '#web/ui/feedback/SkeletonOf.tsx';
import { PackageIcon } from '#web/ui/icons.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { useDebounced } from '#web/ui/use-debounced.ts';
import { priceListHref, priceRulesHref, suppliersHref } from '../addresses/packages.ts';
import { SaleChanges } from './SaleChanges.tsx';
import { usePackagesAddress } from './use-packages-address.ts';

const PAGE_SIZE = 50;
const SEARCH_DELAY_MS = 250;

type Address = ReturnType<typeof usePackagesAddress>;

/** What is looked for, as the operations take it. */
const useFilter = ({ search: typed, state, supplier }: Address) => {
  const search = useDebounced(typed.trim(), SEARCH_DELAY_MS);
  return { ...(search !== '' && { search }), ...(state && { state }), ...(supplier && { supplier }) };
};

type FoundProps = {
  /** Undefined while it loads. */
  list: PackageList | undefined;
  address: Address;
  filter: ReturnType<typeof useFilter>;
};

const Found = ({ list, address, filter }: FoundProps): ReactElement => {
  const { t } = useTranslation('operatorPackages');
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const mark = (ids: readonly string[], isSelected: boolean): void =>
    setMarked((before) => new Set([...[...before].filter((id) => !ids.includes(id)), ...(isSelected ? ids : [])]));
  // Only what is shown can be changed: nobody decides about rows of another page.
  const ids = (list?.items ?? []).map(({ id }) => id).filter((id) => marked.has(id));
  const isFiltered = Object.keys(filter).length > 0;
  return (
    <>
      <ResultCount count={isFiltered ? list?.found : undefined} />
      {!list && (
        <SkeletonOf>
          <SaleBar selected={0} found={PAGE_SIZE} onChange={() => undefined} pending={undefined} />
        </SkeletonOf>
      )}
      {list && list.found > 0 && (
        <SaleChanges list={list} ids={ids} filter={filter} onChanged={() => setMarked(new Set())} />
      )}
      <PackageOfferTable
        packages={list?.items}
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
      <PageTurner page={address.page} hasMore={list?.hasMore ?? false} onTurn={(page) => address.show({ page })} />
    </>
  );
};

/** /operator/packages: what suppliers offer, and what of it is on sale. */
export const Component = (): ReactElement => {
  const { t } = useTranslation('operatorPackages');
  const address = usePackagesAddress();
  const filter = useFilter(address);
  const found = useListPackages(
    { ...filter, page_size: PAGE_SIZE, page_index: address.page },
    { query: { placeholderData: keepPreviousData } },
  );
  const props = { address, filter };
  return (
    <PageFrame
      title={t('title')}
      context={t('subtitle')}
      actions={
        <>
          <Link variant="secondary" href={priceListHref}>
            {t('toPriceList')}
          </Link>
          <Link variant="secondary" href={suppliersHref}>
            {t('toSuppliers')}
          </Link>
          <Link variant="secondary" href={priceRulesHref}>
            {t('toRules')}
          </Link>
        </>
      }
    >
      <PackageFilters shown={address} onShow={address.show} suppliers={found.data?.suppliers ?? []} />
      <Card isFlush>
        <QueryContent query={found} loading={<Found list={undefined} {...props} />}>
          {(list) => <Found list={list} {...props} />}
        </QueryContent>
      </Card>
    </PageFrame>
  );
};
