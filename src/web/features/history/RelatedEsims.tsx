import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ConnectivityStatus } from '#contract/storefront/model/connectivityStatus.ts';
import type { Esim } from '#contract/storefront/model/esim.ts';
import type { EsimState } from '#contract/storefront/model/esimState.ts';
import type { EsimWithdrawal } from '#contract/storefront/model/esimWithdrawal.ts';
import type { SoldItem } from '#contract/storefront/model/soldItem.ts';
import { isInUse } from '#domain/esim.ts';
import { overSince, packagesLeft, replacementChoices, replacementRefusal } from '#domain/esim-replacement.ts';
import { hasValidity } from '#domain/validity.ts';
import { packageOfSale } from '#domain/sold-item.ts';
import { useGetConnectivityStatus } from '#web/api/storefront/esim/esim.ts';
import { usePackageTexts } from '#web/components/packages/use-package-texts.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { usePackageName } from '#web/i18n/use-package-name.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { CopyField } from '#web/ui/data/CopyField.tsx';
import { type Fact, FactList } from '#web/ui/data/FactList.tsx';
import { Unbroken } from '#web/ui/Unbroken.tsx';
import { Badge, type BadgeProps } from '#web/ui/feedback/Badge.tsx';
import { Banner } from '#web/ui/feedback/Banner.tsx';
import { RefreshIcon } from '#web/ui/icons.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { Folded } from '#web/ui/layout/Folded.tsx';
import { Modal, useFocusReturn } from '#web/ui/overlays/Modal.tsx';
import { type Column, Table } from '#web/ui/table/Table.tsx';
import styles from './RelatedEsims.module.css';

type EsimStateBadgeProps = {
  /** A value of the contract. */
  state: EsimState;
  /** Why it can no longer be used, whatever its state. */
  withdrawal: EsimWithdrawal | undefined;
  /** Nothing is left on it: it is not in use, and its state is no good news. */
  isOver?: boolean;
};

const tones: Partial<Record<EsimState, NonNullable<BadgeProps['tone']>>> = {
  INSTALLED: 'success',
  ENABLED: 'success',
  RELEASED: 'accent',
  ERROR: 'danger',
  QUARANTINE: 'warning',
};

/** The state of an eSIM in words. */
const EsimStateBadge = ({ state, withdrawal, isOver = false }: EsimStateBadgeProps): ReactElement => {
  const { t } = useTranslation('history');
  if (withdrawal !== undefined) return <Badge tone="danger">{t(`esims.withdrawals.${withdrawal}`)}</Badge>;
  const shown = isOver && state === 'ENABLED' ? 'INSTALLED' : state;
  return <Badge tone={(isOver ? undefined : tones[state]) ?? 'neutral'}>{t(`esims.states.${shown}`)}</Badge>;
};

/** What the network says of an eSIM, and the way to ask again. */
type Connectivity = {
  /** The last answer; until one is there, the modal shows what the sale knows. */
  status: ConnectivityStatus | undefined;
  /** When that answer came. */
  checkedAt: Date | undefined;
  /** The answer is on its way. */
  isChecking: boolean;
  /** The last call failed. */
  hasFailed: boolean;
  /** Asks again. */
  onCheck: () => void;
};

type EsimDetailsModalProps = {
  /** What the sale knows of it. */
  esim: Esim;
  /** Nothing is left on it. */
  isOver: boolean;
  /** What its network says of it now. */
  connectivity: Connectivity;
  /** Called by the close button, Escape and a press outside. */
  onClose: () => void;
  /** Called after a value was copied, to show a toast. */
  onCopied?: (() => void) | undefined;
};

const useFacts = ({ esim, isOver, connectivity: { status }, onCopied }: EsimDetailsModalProps): Fact[] => {
  const { t } = useTranslation('history');
  const { dateTime, country } = useFormat();
  const moment = (instant: string | undefined): string => (instant ? dateTime(instant) : t('esims.none'));
  const copyable = (label: string, value: string): ReactElement => (
    <CopyField label={label} isLabelHidden value={value} appearance="inline" onCopied={onCopied} />
  );
  const { state, active, imsi, lastTimeConnected, lastDataConsumed, lastNetwork } = { ...esim, ...status };
  return [
    { key: 'iccid', label: t('esims.iccid'), value: copyable(t('esims.iccid'), esim.iccid), isWide: true },
    { key: 'imsi', label: t('esims.imsi'), value: imsi ?? t('esims.none') },
    { key: 'eid', label: t('esims.eid'), value: status?.eid ?? t('esims.none'), isWide: true },
    {
      key: 'state',
      label: t('esims.state'),
      value: <EsimStateBadge state={state} withdrawal={esim.withdrawal} isOver={isOver} />,
    },
    {
      key: 'active',
      label: t('esims.active'),
      value: active && esim.withdrawal === undefined ? t('esims.yes') : t('esims.no'),
    },
    {
      key: 'code',
      label: t('esims.activationCode'),
      value: esim.activationCode ? copyable(t('esims.activationCode'), esim.activationCode) : t('esims.none'),
      isWide: true,
    },
    { key: 'activatedAt', label: t('esims.activatedAt'), value: moment(esim.activatedAt) },
    { key: 'lastSeen', label: t('esims.lastSeen'), value: moment(esim.lastSeen) },
    { key: 'lastConnected', label: t('esims.lastConnected'), value: moment(lastTimeConnected) },
    { key: 'lastData', label: t('esims.lastData'), value: moment(lastDataConsumed) },
    {
      key: 'lastNetwork',
      label: t('esims.lastNetwork'),
      value: lastNetwork ? `${lastNetwork.network}, ${country(lastNetwork.countrySymbol)}` : t('esims.none'),
      isWide: true,
    },
    { key: 'inCountrySince', label: t('esims.inCountrySince'), value: moment(status?.lastCountryCodeChange) },
  ];
};

const Check = ({ status, checkedAt, isChecking, onCheck }: Connectivity): ReactElement => {
  const { t } = useTranslation('history');
  const { time } = useFormat();
  return (
    <div className={styles.check}>
      <output>{status && checkedAt && t('esims.checkedAt', { time: time(checkedAt) })}</output>
      <Button icon={RefreshIcon} onPress={onCheck} isPending={isChecking}>
        {t('esims.check')}
      </Button>
    </div>
  );
};

/** Everything that is known of one eSIM, and where its network saw it last. */
const EsimDetailsModal = (props: EsimDetailsModalProps): ReactElement => {
  const { connectivity, onClose } = props;
  const { t } = useTranslation('history');
  const facts = useFacts(props);
  return (
    <Modal isOpen onClose={onClose} title={t('esims.details')} width={650} footer={<Check {...connectivity} />}>
      <div className={styles.content}>
        {connectivity.hasFailed && <Banner tone="warning">{t('esims.checkFailed')}</Banner>}
        <FactList facts={facts} />
      </div>
    </Modal>
  );
};

type EsimDetailsProps = {
  /** What the sale knows of it. */
  esim: Esim;
  /** Nothing is left on it. */
  isOver: boolean;
  /** Called when the details are left. */
  onClose: () => void;
  /** Called after a value was copied. */
  onCopied: () => void;
};

/** The details of an eSIM, with what its network says now. */
const EsimDetails = ({ esim, isOver, onClose, onCopied }: EsimDetailsProps): ReactElement => {
  useFocusReturn();
  const { data, dataUpdatedAt, isFetching, isError, refetch } = useGetConnectivityStatus(esim.iccid, {
    query: { refetchOnMount: 'always' },
  });
  return (
    <EsimDetailsModal
      esim={esim}
      isOver={isOver}
      connectivity={{
        status: data,
        checkedAt: data && new Date(dataUpdatedAt),
        isChecking: isFetching,
        hasFailed: isError,
        onCheck: () => void refetch(),
      }}
      onClose={onClose}
      onCopied={onCopied}
    />
  );
};

type RelatedEsimsProps = {
  /** Those of one balance, several where it was topped up on another device, or all of a customer. */
  esims: readonly Esim[];
  /** The sales of the customer: each eSIM that can be used names what is left on it, and until when. */
  sales?: readonly SoldItem[];
  /** All eSIMs of a customer: folds those that were replaced, deleted or refunded below. */
  isFolding?: boolean;
  /** When the sales were read: what has ended by then is past. */
  now: Date;
  /** Opens the replacement of one of them, which is named where there is a choice; left out where there is none to give. */
  onReplace?: ((iccid?: string) => void) | undefined;
  /** Called after a value was copied, to show a toast. */
  onCopied: () => void;
};

/** Placeholder for a sale without eSIMs. */
const DASHES = undefined;

type PackageLeftProps = {
  /** Its sale. */
  sale: SoldItem;
};

/** A package of which something is left: how much, and until when. */
const PackageLeft = ({ sale }: PackageLeftProps): ReactElement => {
  const { t } = useTranslation('history');
  const { dateTime } = useFormat();
  const texts = usePackageTexts();
  const name = usePackageName()(packageOfSale(sale));
  const { balance } = sale;
  const { expiresAt, activatedAt, availableBalance, packageType } = balance;
  const end = (): string => {
    if (expiresAt !== undefined) return t('esims.until', { time: dateTime(expiresAt) });
    if (!hasValidity(balance)) return t('esims.endless');
    return activatedAt === undefined ? t('esims.notStarted') : t('detail.notAvailable');
  };
  const left =
    packageType === 'unlimited' ? t('esims.unlimited') : t('esims.left', { data: texts.size(availableBalance) });
  return (
    <span className={styles.package}>
      <span className={styles.name}>{name}</span>{' '}
      <span>
        <Unbroken text={`${left} · ${end()}`} />
      </span>
    </span>
  );
};

type NothingLeftProps = {
  /** The end of the last package, where that is known; undefined while something is left. */
  since: Date | 'unknown' | undefined;
};

/** An eSIM that could be used, if something were left on it. */
const NothingLeft = ({ since }: NothingLeftProps): ReactElement | null => {
  const { t } = useTranslation('history');
  const { date } = useFormat();
  if (since === undefined) return null;
  const text = since === 'unknown' ? t('esims.nothingLeft') : t('esims.nothingLeftSince', { date: date(since) });
  return (
    <span className={styles.package}>
      <span>
        <Unbroken text={text} />
      </span>
    </span>
  );
};

const replaceable = (esims: readonly Esim[], sales: readonly SoldItem[], now: Date): Esim[] =>
  esims.filter((esim) => replacementRefusal(esim, sales, now) === undefined);

const useColumns = ({ esims, sales = [], now, onReplace, onCopied }: RelatedEsimsProps): Column<Esim | undefined>[] => {
  const { t } = useTranslation(['history', 'pointOfSale']);
  const none = t('esims.none');
  const isChoice = replaceable(esims, sales, now).length > 1;
  const isOver = (esim: Esim): boolean => overSince(esim, sales, now) !== undefined;
  return [
    {
      key: 'iccid',
      header: t('esims.iccid'),
      cell: (esim) =>
        esim ? (
          <span className={styles.esim}>
            {esim.iccid}
            {isInUse(esim) && packagesLeft(esim, sales, now).map((sale) => <PackageLeft key={sale.uid} sale={sale} />)}
            <NothingLeft since={overSince(esim, sales, now)} />
            {onReplace && isChoice && replacementRefusal(esim, sales, now) === undefined && (
              <span>
                <Button size="small" onPress={() => onReplace(esim.iccid)}>
                  {t('pointOfSale:replace.action')}
                </Button>
              </span>
            )}
          </span>
        ) : (
          none
        ),
    },
    {
      key: 'state',
      header: t('esims.state'),
      cell: (esim) =>
        esim ? <EsimStateBadge state={esim.state} withdrawal={esim.withdrawal} isOver={isOver(esim)} /> : none,
    },
    {
      key: 'link',
      header: t('esims.link'),
      // Here only `active` counts, not the state (STO-102), unless everything was refunded (PKG-125).
      cell: (esim) =>
        esim?.active && esim.withdrawal !== 'REFUNDED' ? (
          <CopyField
            label={t('esims.link')}
            isLabelHidden
            value={esim.installationUrl}
            truncateAt={28}
            appearance="inline"
            onCopied={onCopied}
          />
        ) : (
          none
        ),
    },
  ];
};

/** The customer's eSIMs that share this balance, or all of them; each opens its details. */
export const RelatedEsims = (props: RelatedEsimsProps): ReactElement => {
  const { esims, sales = [], now, isFolding = false, onReplace, onCopied } = props;
  const { t } = useTranslation(['history', 'pointOfSale']);
  const columns = useColumns(props);
  const [opened, setOpened] = useState<Esim>();
  const isChoice = replaceable(esims, sales, now).length > 1;
  const isReplaceable = replacementChoices(esims, sales, now).length > 0;
  // Those in use come first, also where the others are not folded.
  const kept = isFolding ? esims.filter(isInUse) : esims.toSorted((one, other) => +isInUse(other) - +isInUse(one));
  const earlier = esims.filter((esim) => !kept.includes(esim));
  const tableOf = (label: string, rows: readonly Esim[]): ReactElement => (
    <Table<Esim | undefined>
      label={label}
      columns={columns}
      rows={rows.length > 0 ? rows : [DASHES]}
      rowKey={(esim) => esim?.uid ?? 'none'}
      onRowAction={rows.length > 0 ? setOpened : undefined}
      rowLabel={(esim) => t('esims.open', { iccid: esim?.iccid ?? '' })}
    />
  );
  const title = t(isFolding ? 'esims.own' : 'esims.title');
  const earlierTitle = t('esims.earlier', { count: earlier.length });
  return (
    <>
      <Card
        title={title}
        isFlush
        action={
          onReplace &&
          isReplaceable &&
          !isChoice && <Button onPress={() => onReplace()}>{t('pointOfSale:replace.action')}</Button>
        }
      >
        {isFolding && kept.length === 0 ? <p className={styles.none}>{t('esims.noneUsable')}</p> : tableOf(title, kept)}
      </Card>
      {earlier.length > 0 && <Folded title={earlierTitle}>{tableOf(earlierTitle, earlier)}</Folded>}
      {opened && (
        <EsimDetails
          esim={opened}
          isOver={overSince(opened, sales, now) !== undefined}
          onClose={() => setOpened(undefined)}
          onCopied={onCopied}
        />
      )}
    </>
  );
};
