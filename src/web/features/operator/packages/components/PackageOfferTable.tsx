import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PackageOffer } from '#contract/operator/model/packageOffer.ts';
import type { PackageState } from '#contract/operator/model/packageState.ts';
import type { PriceCuts } from '#contract/operator/model/priceCuts.ts';
import type { Sum } from '#contract/operator/model/sum.ts';
import { PackageNameText } from '#web/components/packages/list/PackageName.tsx';
import { useFormat } from '#web/i18n/use-format.ts';
import { usePackageName } from '#web/i18n/use-package-name.ts';
import { Link } from '#web/ui/actions/Link.tsx';
import { Badge, type BadgeProps } from '#web/ui/feedback/Badge.tsx';
import { Checkbox } from '#web/ui/fields/Checkbox.tsx';
import { type CardLine, type Column, Table } from '#web/ui/table/Table.tsx';
import styles from '../../components/DeskCell.module.css';

const tones: Record<PackageState, NonNullable<BadgeProps['tone']>> = {
  ON_SALE: 'success',
  WAITING: 'warning',
  OFF_SALE: 'danger',
  VANISHED: 'neutral',
};

type PackageStateBadgeProps = {
  /** The state of the package. */
  state: PackageState;
};

/** Whether a package is on sale, as the desk shows it. */
const PackageStateBadge = ({ state }: PackageStateBadgeProps): ReactElement => {
  const { t } = useTranslation('operatorPackages');
  return <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>;
};

type Selection = {
  /** Ids of those that are selected. */
  selected: ReadonlySet<string>;
  /** Called with packages to select, or not to. */
  onSelect: (ids: readonly string[], isSelected: boolean) => void;
};

type PackageOfferTableProps = {
  /** In the order of their names; undefined while they load. */
  packages: readonly PackageOffer[] | undefined;
  /** What comes off prices where they are held against costs; undefined while they load. */
  cuts: PriceCuts | undefined;
  /** The sales of a package. */
  salesHref: (id: string) => string;
  /** Where packages can be selected. */
  selection?: Selection;
  /** Shown when there are none. */
  empty: ReactNode;
};

const Stack = ({ title, more }: { title: ReactNode; more: string | undefined }): ReactElement => (
  <div className={styles.stack}>
    <span>{title}</span>
    {more !== undefined && <span className={styles.more}>{more}</span>}
  </div>
);

/** Which discount brings a package below its cost: cost and price alone do not tell. */
const useReason = ({ discountRate, bulkRate }: PriceCuts = { discountRate: 0, bulkRate: 0 }) => {
  const { t } = useTranslation('operatorPackages');
  const { percent } = useFormat();
  return (reason: NonNullable<PackageOffer['reason']>): string => {
    if (reason !== 'BELOW_COST' || (discountRate === 0 && bulkRate === 0)) return t(`reasons.${reason}`);
    const values = { discount: percent(discountRate / 100), bulk: percent(bulkRate / 100) };
    if (discountRate === 0) return t('belowCost.bulk', values);
    return t(bulkRate === 0 ? 'belowCost.discount' : 'belowCost.both', values);
  };
};

const useFactColumns = (
  cuts: PriceCuts | undefined,
  salesHref: PackageOfferTableProps['salesHref'],
): readonly Column<PackageOffer>[] => {
  const { t } = useTranslation('operatorPackages');
  const { money, percent } = useFormat();
  const nameOf = usePackageName();
  const sayReason = useReason(cuts);
  const amount = (sum: Sum | undefined): string => (sum ? money(sum.value, sum.currencyCode) : t('unknown'));
  return [
    {
      key: 'package',
      header: t('columns.package'),
      cell: ({ id, name, dataPackage, supplier, code }) => (
        <div id={`package-${id}`}>
          <PackageNameText
            name={nameOf({ ...dataPackage, name })}
            coverage={dataPackage}
            text={`${supplier} · ${code}`}
            flagSize="small"
          />
        </div>
      ),
      width: '35%',
    },
    {
      key: 'state',
      header: t('columns.state'),
      cell: ({ state, reason }) => (
        <Stack title={<PackageStateBadge state={state} />} more={reason && sayReason(reason)} />
      ),
    },
    {
      key: 'cost',
      header: t('columns.cost'),
      cardHeader: t('columns.cost'),
      cell: ({ cost }) => amount(cost),
      align: 'end',
    },
    {
      key: 'price',
      header: t('columns.price'),
      cardHeader: t('columns.price'),
      cell: ({ price }) => amount(price),
      align: 'end',
    },
    {
      key: 'margin',
      header: t('columns.margin'),
      cardHeader: t('columns.margin'),
      cell: ({ margin, marginRate }) =>
        marginRate === undefined ? amount(margin) : `${amount(margin)} · ${percent(marginRate / 100)}`,
      align: 'end',
    },
    {
      key: 'sales',
      header: t('columns.sales'),
      cell: ({ id, name, dataPackage }) => (
        <Link href={salesHref(id)} aria-label={t('salesOf', { name: nameOf({ ...dataPackage, name }) })}>
          {t('columns.sales')}
        </Link>
      ),
    },
  ];
};

type SelectionProps = Pick<PackageOfferTableProps, 'packages' | 'selection'>;

const useSelectColumn = ({ packages = [], selection }: SelectionProps): Column<PackageOffer>[] => {
  const { t } = useTranslation('operatorPackages');
  const nameOf = usePackageName();
  if (!selection) return [];
  const { selected, onSelect } = selection;
  const ids = packages.map(({ id }) => id);
  const chosen = ids.filter((id) => selected.has(id)).length;
  return [
    {
      key: 'select',
      header: (
        <Checkbox
          label={t('selectAll')}
          isLabelHidden
          isSelected={chosen > 0 && chosen === ids.length}
          isIndeterminate={chosen > 0 && chosen < ids.length}
          onChange={(isSelected) => onSelect(ids, isSelected)}
        />
      ),
      cell: ({ id, name, dataPackage }) => (
        <Checkbox
          label={t('select', { name: nameOf({ ...dataPackage, name }) })}
          isLabelHidden
          isSelected={selected.has(id)}
          onChange={(isSelected) => onSelect([id], isSelected)}
        />
      ),
      align: 'center',
    },
  ];
};

/** The lines of a card on a phone. */
const LINES: readonly CardLine[] = [
  { start: ['package'], end: 'select' },
  { start: ['cost'], end: 'state' },
  { start: ['price', 'margin'], end: 'sales' },
];

/** What suppliers offer, what it costs and brings, and whether it is on sale. Rows can be selected. */
export const PackageOfferTable = (props: PackageOfferTableProps): ReactElement => {
  const { t } = useTranslation('operatorPackages');
  const { packages, cuts, salesHref, selection, empty } = props;
  const columns = [
    ...useFactColumns(cuts, salesHref),
    ...useSelectColumn({ packages, ...(selection && { selection }) }),
  ];
  return (
    <Table
      label={t('title')}
      columns={columns}
      rows={packages ?? []}
      rowKey={({ id }) => id}
      isLoading={packages === undefined}
      empty={empty}
      cardLines={LINES}
    />
  );
};
