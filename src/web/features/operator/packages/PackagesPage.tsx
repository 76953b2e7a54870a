import { keepPreviousData } from '@tanstack/react-query';
import { type ReactElement, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PackageList } from '#contract/operator/model/packageList.ts';
import type { PackageState } from '#contract/operator/model/packageState.ts';
import type { SimilarPackages as SimilarOffers } from '#contract/operator/model/similarPackages.ts';
import { exportPackages, exportPackagesWorkbook, useListPackages } from '#web/api/operator/packages/packages.ts';
import { PageFrame } from '#web/components/page/PageFrame.tsx';
import { paths } from '#web/navigation/paths.ts';
import { Link } from '#web/ui/actions/Link.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { SkeletonOf } from '#web/ui/feedback/SkeletonOf.tsx';
import { PackageIcon } from '#web/ui/icons.ts';
import { lazyComponent } from '#web/ui/lazy-component.tsx';
import { DeskList } from '../components/DeskList.tsx';
import { FilterChoice } from '../components/FilterChoice.tsx';
import { SaveList } from '../SaveList.tsx';
import { PAGE_SIZE, useListAddress } from '../use-list-address.ts';
import { PackageOfferTable } from './components/PackageOfferTable.tsx';
import styles from './SaleChanges.module.css';
import { SaleBar, SaleChanges, type SaleChangesProps } from './SaleChanges.tsx';

/** In the order to offer them. */
const STATES = ['ON_SALE', 'WAITING', 'OFF_SALE', 'VANISHED'] as const satisfies readonly PackageState[];

const readAddress = (params: URLSearchParams) => ({
  search: params.get('search') ?? '',
  state: STATES.find((known) => known === params.get('state')),
  supplier: params.get('supplier') ?? undefined,
});

/** It knows the names of all countries, which the list does without. */
const SimilarPackages = lazyComponent(
  async () => (await import('#web/components/packages/list/SimilarPackages.tsx')).SimilarPackages,
  { fallback: <Skeleton width="20rem" /> },
);

const salesOf = (id: string): string => paths.operatorSales({ package: id });

type OffersProps = {
  /** Undefined while it loads. */
  list: PackageList | undefined;
  filter: SaleChangesProps['filter'];
  empty: ReactNode;
  /** Searches for another text. */
  onSearch: (search: string) => void;
};

type SimilarProps = Pick<OffersProps, 'filter' | 'onSearch'> & Pick<PackageList, 'cuts'> & { similar: SimilarOffers };

/** What is called almost so: it is shown, and cannot be selected or changed until the word is taken. */
const Similar = ({ similar, cuts, filter, onSearch }: SimilarProps): ReactElement => (
  <>
    <div className={styles.bar}>
      <SimilarPackages search={filter.search ?? ''} meant={similar.meant} onSearch={onSearch} />
    </div>
    <PackageOfferTable packages={similar.items} cuts={cuts} salesHref={salesOf} empty={null} />
  </>
);

const Offers = ({ list, filter, empty, onSearch }: OffersProps): ReactElement => {
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const mark = (ids: readonly string[], isSelected: boolean): void =>
    setMarked((before) => new Set([...[...before].filter((id) => !ids.includes(id)), ...(isSelected ? ids : [])]));
  // Only what is shown can be changed: nobody decides about rows of another page.
  const ids = (list?.items ?? []).map(({ id }) => id).filter((id) => marked.has(id));
  if (list?.similar) return <Similar similar={list.similar} cuts={list.cuts} filter={filter} onSearch={onSearch} />;
  return (
    <>
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
        cuts={list?.cuts}
        salesHref={salesOf}
        selection={{ selected: new Set(ids), onSelect: mark }}
        empty={empty}
      />
    </>
  );
};

const Ways = (): ReactElement => {
  const { t } = useTranslation('operatorPackages');
  return (
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
  );
};

/** /operator/packages: what suppliers offer, and which packages are on sale. */
export const Component = (): ReactElement => {
  const { t } = useTranslation('operatorPackages');
  const address = useListAddress(readAddress);
  const { shown, show, request, filter } = address;
  const query = useListPackages(request, { query: { placeholderData: keepPreviousData } });
  const suppliers = query.data?.suppliers ?? [];
  return (
    <PageFrame
      title={t('title')}
      context={t('subtitle')}
      actions={
        <>
          <Ways />
          <SaveList
            label={t('save')}
            name="packages"
            toCsv={(style, headers) => exportPackages({ ...filter, style }, headers)}
            toWorkbook={(headers) => exportPackagesWorkbook(filter, headers)}
          />
        </>
      }
    >
      <DeskList
        query={query}
        address={address}
        search={{ label: t('search'), placeholder: t('searchHint') }}
        choices={
          <>
            <FilterChoice
              label={t('state')}
              any={t('anyState')}
              options={STATES.map((value) => ({ value, label: t(`states.${value}`) }))}
              value={shown.state}
              onChange={(state) => show({ state })}
            />
            <FilterChoice
              label={t('supplier')}
              any={t('anySupplier')}
              options={suppliers.map((name) => ({ value: name, label: name }))}
              value={shown.supplier}
              onChange={(supplier) => show({ supplier })}
            />
          </>
        }
        icon={PackageIcon}
        none={(isNarrowed) =>
          isNarrowed
            ? { title: t('nothingFound'), text: t('nothingFoundText') }
            : { title: t('none'), text: t('noneText') }
        }
      >
        {(list, empty) => <Offers list={list} filter={filter} empty={empty} onSearch={(search) => show({ search })} />}
      </DeskList>
    </PageFrame>
  );
};
