import { type ReactElement, type ReactNode, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GroupSaleEarlier } from '#contract/storefront/model/groupSaleEarlier.ts';
import type { GroupSaleQuote } from '#contract/storefront/model/groupSaleQuote.ts';
import type { GroupSaleQuoteRequest } from '#contract/storefront/model/groupSaleQuoteRequest.ts';
import type { InventoryItem } from '#contract/storefront/model/inventoryItem.ts';
import { GROUP_SIZE_MAX, type ReadLine, readGroupList, withCorrection, withoutTravellers } from '#domain/group-sale.ts';
import { coveredCount } from '#domain/group-sale-lines.ts';
import { sortInventory, TILE_ORDER } from '#domain/inventory-order.ts';
import { isToppedUpFor } from '#domain/sell-flow.ts';
import { useGetSaleSuggestions } from '#web/api/storefront/activations/activations.ts';
import { useGetCredit } from '#web/api/storefront/credit/credit.ts';
import { useListGroupSales, useQuoteGroupSale } from '#web/api/storefront/group-sales/group-sales.ts';
import { useListInventory } from '#web/api/storefront/inventory/inventory.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { PageFrame } from '#web/components/page/PageFrame.tsx';
import { Panel, TillPanes } from '#web/components/page/TillPanes.tsx';
import { QueryContent } from '#web/components/query/QueryContent.tsx';
import { usePackageName } from '#web/i18n/use-package-name.ts';
import { paths } from '#web/navigation/paths.ts';
import { Banner } from '#web/ui/feedback/Banner.tsx';
import { EmptyInventory } from '#web/components/packages/EmptyInventory.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { Folded } from '#web/ui/layout/Folded.tsx';
import { lazyComponent } from '#web/ui/lazy-component.tsx';
import { useToast } from '#web/ui/overlays/use-toast.ts';
import { useDebounced } from '#web/ui/use-debounced.ts';
import { GroupSum } from './GroupSum.tsx';
import { PastGroups } from './PastGroups.tsx';
import { OrderNotice } from './OrderNotice.tsx';
import { type SellAction, SellButtons, useSellAction } from './SellButtons.tsx';
import { SoldBefore } from './SoldBefore.tsx';
import { TravellerTable } from './components/TravellerTable.tsx';
import { useTakenOver } from '#web/ui/use-taken-over.ts';
import styles from './GroupSalePage.module.css';
import { type GroupDraft, useGroupDraft } from './use-group-draft.ts';
import { useOrderCall } from './use-order-call.ts';

const loading = <Skeleton shape="block" height="36rem" />;

/** The page renders before its fields have loaded. */
const GroupList = lazyComponent(async () => (await import('./components/GroupList.tsx')).GroupList, {
  fallback: loading,
});

const GroupPackage = lazyComponent(async () => (await import('./components/GroupPackage.tsx')).GroupPackage, {
  fallback: <Skeleton shape="block" height="13rem" />,
});

const QUOTE_DELAY_MS = 400;

/** A longer text has more lines than an order can have, or lines that are none. */
const READ_MAX = 100_000;

const NOTHING: GroupSaleQuoteRequest = { inventoryItemId: '', travellers: [] };

/** What a price can be asked for: a package, and the lines without a fault. */
const toRequest = (itemId: string | null, lines: readonly ReadLine[]): GroupSaleQuoteRequest | undefined => {
  const travellers = lines.flatMap(({ traveller }) => traveller ?? []);
  const isPriced = travellers.length > 0 && lines.length <= GROUP_SIZE_MAX;
  return itemId !== null && isPriced ? { inventoryItemId: itemId, travellers } : undefined;
};

/** A quote counts the travellers that it was asked for; the list has other lines between them. */
const inList = (quote: GroupSaleQuote, lines: readonly ReadLine[]): GroupSaleQuote => {
  const good = lines.filter(({ traveller }) => traveller !== undefined);
  const lineOf = (place: number): number => good[place - 1]?.line ?? place;
  const { earlier } = quote;
  return {
    ...quote,
    knownLines: quote.knownLines.map(lineOf),
    refusals: quote.refusals.map((refusal) => ({ ...refusal, line: lineOf(refusal.line) })),
    ...(earlier && { earlier: { ...earlier, lines: earlier.lines.map(lineOf) } }),
  };
};

/** The price of the list as it is; undefined while it is still asked for. */
const useQuote = (request: GroupSaleQuoteRequest | undefined, lines: readonly ReadLine[]) => {
  const settled = useDebounced(request, QUOTE_DELAY_MS);
  const query = useQuoteGroupSale(settled ?? NOTHING, { query: { enabled: settled !== undefined } });
  const { data } = query;
  const isCurrent = settled !== undefined && settled === request;
  const quote = useMemo(() => (isCurrent ? data && inList(data, lines) : undefined), [isCurrent, data, lines]);
  return { ...query, data: quote };
};

/** Why nothing can be ordered yet. */
const useReason = () => {
  const { t } = useTranslation('groupSale');
  return ({ itemId }: GroupDraft, lines: readonly ReadLine[], faults: number, left: number): string | undefined => {
    if (itemId === null) return t('reasons.item');
    if (lines.length === 0) return t('reasons.list');
    if (lines.length > GROUP_SIZE_MAX) return t('reasons.tooMany', { count: GROUP_SIZE_MAX });
    if (faults > 0) return t('reasons.faults', { count: faults, lines: lines.length });
    return left === lines.length ? t('reasons.refused') : undefined;
  };
};

/** The order of the last 24 hours about whose travellers the seller has not decided. One that was just sent is looked for by its key. */
const undecidedOrder = (
  { again, earlier, sent }: GroupDraft,
  quote: GroupSaleQuote | undefined,
): GroupSaleEarlier | undefined => {
  const found = sent.length === 0 ? quote?.earlier : undefined;
  return found && found.id !== again && found.id !== earlier?.id ? found : undefined;
};

/** Another tab, or another seller, may have sold the list since its price was asked for. */
const useLastLook = (look: ReturnType<typeof useQuote>['refetch'], entered: GroupDraft) => {
  const toast = useToast();
  const problemText = useProblemText();
  const [isLooking, setLooking] = useState(false);
  const mayOrder = async (): Promise<boolean> => {
    if (entered.sent.length > 0) return true;
    setLooking(true);
    const { data, error } = await look();
    setLooking(false);
    if (error) toast.error(problemText(error));
    return !error && undecidedOrder(entered, data) === undefined;
  };
  return { isLooking, mayOrder };
};

type GoodLinesProps = {
  count: number;
  /** Others are to be corrected first. */
  isFolded: boolean;
  /** The table of the lines. */
  children: ReactNode;
};

/** The lines that can be sold as they are. */
const GoodLines = ({ count, isFolded, children }: GoodLinesProps): ReactElement => {
  const { t } = useTranslation('groupSale');
  return isFolded ? <Folded title={t('preview.good', { count })}>{children}</Folded> : <Card isFlush>{children}</Card>;
};

type PanesProps = {
  /** The list as it is typed. */
  search: ReactNode;
  /** What is chosen and decided before the order. */
  children: ReactNode;
  entered: GroupDraft;
  lines: readonly ReadLine[];
  /** Why a list without faults is not ordered. */
  undecided: string | undefined;
  change: (changes: Partial<GroupDraft>) => void;
  onOrdered: () => void;
};

/** The list as it was understood: beside it what it costs, with the press that orders it, and below it each line. */
const Panes = (props: PanesProps): ReactElement => {
  const { t } = useTranslation('groupSale');
  const { search, children, entered, lines, undecided, change, onOrdered } = props;
  const reasonOf = useReason();
  const action = useSellAction();
  const { itemId, activationMode } = entered;
  const request = useMemo(() => toRequest(itemId, lines), [itemId, lines]);
  const quote = useQuote(request, lines);
  const { order, isPending } = useOrderCall({ entered, change, onOrdered });
  const { data: credit } = useGetCredit();
  const { isLooking, mayOrder } = useLastLook(quote.refetch, entered);
  const { data } = quote;
  const faults = lines.filter((line) => line.faults !== undefined).length;
  const left = data?.refusals.length ?? 0;
  const count = lines.length - faults - left;
  const soldBefore = undecidedOrder(entered, data);
  const whose = soldBefore ? t('reasons.earlier') : undecided;
  const isToppedUp = data && credit ? isToppedUpFor({ amount: 0, prices: [data.total] }, credit) : false;
  // A press that looks for what became of an order needs no credit.
  const covered = data && entered.sent.length === 0 ? coveredCount(data, count) : count;
  const sold: SellAction = { count, covered: isToppedUp ? count : covered, faults, left };
  const sell = async (): Promise<void> => {
    if (!request || !data || !(await mayOrder())) return;
    const { price: expectedPrice, retailPrice: expectedRetailPrice } = data;
    order({ ...request, activationMode, expectedPrice, expectedRetailPrice });
  };
  const takeOff = ({ lines: sold }: GroupSaleEarlier): void => {
    const travellers = lines.flatMap(({ line, traveller }) => (traveller && sold.includes(line) ? [traveller] : []));
    change({ text: withoutTravellers(entered.text, entered.country ?? undefined, travellers).text });
  };
  const refused = new Set(data?.refusals.map(({ line }) => line));
  const isFaulty = (read: ReadLine): boolean => read.faults !== undefined || refused.has(read.line);
  const list = useRef<HTMLDivElement>(null);
  const tableOf = (label: string, shown: readonly ReadLine[]): ReactElement => (
    <TravellerTable
      label={label}
      lines={shown}
      quote={data}
      onCorrect={(line, correction) => {
        // The button goes with what it corrects.
        list.current?.focus({ preventScroll: true });
        change({ text: withCorrection(entered.text, entered.country ?? undefined, line, correction) });
      }}
    />
  );
  const faulty = lines.filter(isFaulty);
  const good = lines.filter((line) => !isFaulty(line));
  return (
    <TillPanes
      search={
        <div className={styles.preview} ref={list} tabIndex={-1}>
          {search}
          {faulty.length > 0 && (
            <Card title={t('preview.faulty', { count: faulty.length })}>
              {tableOf(t('preview.faulty', { count: faulty.length }), faulty)}
            </Card>
          )}
        </div>
      }
      below={
        good.length > 0 ? (
          <GoodLines count={good.length} isFolded={faulty.length > 0}>
            {tableOf(t('preview.list'), good)}
          </GoodLines>
        ) : undefined
      }
    >
      <Panel>
        {children}
        {soldBefore && (
          <SoldBefore
            earlier={soldBefore}
            count={lines.length - faults}
            onRemove={() => takeOff(soldBefore)}
            onKeep={() => change({ again: soldBefore.id })}
          />
        )}
        {lines.length === 0 ? (
          <Card title={t('preview.title')}>{t('preview.empty')}</Card>
        ) : (
          <>
            <Card title={t('preview.title')} subtitle={t('preview.travellers', { count: lines.length })}>
              {request && (
                <QueryContent
                  query={{ ...quote, data }}
                  loading={<Skeleton shape="block" height="8rem" />}
                  failed={t('preview.failed')}
                >
                  {(known) => (
                    <GroupSum quote={known} count={count} of={lines.length} covered={covered} isToppedUp={isToppedUp} />
                  )}
                </QueryContent>
              )}
            </Card>
            {entered.sent.length > 0 && !isPending && (
              <Banner tone="warning" title={t('unknown.title')}>
                {t('unknown.text', { action: action(sold) })}
              </Banner>
            )}
            <SellButtons
              {...sold}
              missing={-(data?.creditAfter ?? 0)}
              isPending={isPending || isLooking}
              isPriced={data !== undefined}
              disabledReason={reasonOf(entered, lines, faults, left) ?? whose}
              onSell={() => void sell()}
            />
          </>
        )}
      </Panel>
    </TillPanes>
  );
};

type OrderProps = {
  items: readonly InventoryItem[];
  isTakenOver: boolean;
};

const Order = ({ items, isTakenOver }: OrderProps): ReactElement => {
  const { t } = useTranslation('groupSale');
  const nameOf = usePackageName();
  const { entered, change, drop } = useGroupDraft(isTakenOver);
  const { data: suggestions } = useGetSaleSuggestions();
  const { text, country, earlier } = entered;
  const offered = useMemo(
    () =>
      sortInventory(
        items.filter(({ active }) => active),
        TILE_ORDER,
        nameOf,
      ),
    [items, nameOf],
  );
  const lines = useMemo(() => readGroupList(text.slice(0, READ_MAX), country ?? undefined), [text, country]);
  const rest = useMemo(
    () => earlier && withoutTravellers(text, country ?? undefined, earlier.travellers),
    [text, country, earlier],
  );
  // A package that was taken out of the inventory is chosen again.
  const itemId = offered.some(({ id }) => id === entered.itemId) ? entered.itemId : null;
  const values = { ...entered, itemId };
  if (offered.length === 0)
    return <EmptyInventory inventoryHref={paths.inventory()} packagesHref={paths.dataPackages()} />;
  return (
    <Panes
      search={
        <GroupList
          countries={suggestions?.countries}
          values={values}
          lines={{ count: lines.length, faulty: lines.flatMap(({ line, faults }) => (faults ? [line] : [])) }}
          onChange={change}
        />
      }
      entered={values}
      lines={lines}
      undecided={rest && rest.count > 0 ? t('reasons.earlier') : undefined}
      change={change}
      onOrdered={drop}
    >
      <GroupPackage items={offered} values={values} onChange={change} />
      {earlier && rest && (
        <OrderNotice
          title={t('earlier.title')}
          id={earlier.id}
          text={t('earlier.text', { count: rest.count })}
          count={rest.count}
          onRemove={() => change({ text: rest.text })}
          onKeep={() => change({ earlier: null, again: earlier.id ?? null })}
        />
      )}
    </Panes>
  );
};

/** /group-sales: a package for each traveller of a list, and the latest orders of this kind. */
export const Component = (): ReactElement => {
  const { t } = useTranslation(['groupSale', 'pointOfSale']);
  const inventory = useListInventory();
  const { data: past } = useListGroupSales();
  const isTakenOver = useTakenOver();
  return (
    <PageFrame
      title={t('title')}
      context={t('lead')}
      back={{ href: paths.pointOfSale(), label: t('pointOfSale:title') }}
    >
      <div className={styles.page}>
        <QueryContent query={inventory} loading={loading} card={{}}>
          {/* It begins again with what this tab keeps, which the server did not know. */}
          {({ items }) => <Order key={String(isTakenOver)} items={items} isTakenOver={isTakenOver} />}
        </QueryContent>
        <PastGroups groups={past?.items ?? []} />
      </div>
    </PageFrame>
  );
};
