import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AttentionItem } from '#contract/operator/model/attentionItem.ts';
import { useListAttention } from '#web/api/operator/attention/attention.ts';
import { useGetOperator } from '#web/api/operator/operators/operators.ts';
import { AttentionRow, type AttentionRowProps } from './components/AttentionRow.tsx';
import { QueryContent } from '#web/components/query/QueryContent.tsx';
import { PageFrame } from '#web/components/page/PageFrame.tsx';
import { useFormat } from '#web/i18n/use-format.ts';
import { Badge } from '#web/ui/feedback/Badge.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { SuccessIcon } from '#web/ui/icons.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { List } from '#web/ui/list/List.tsx';
import styles from './AttentionPage.module.css';
import { type Actionable, useActions } from './use-actions.ts';
import { paths } from '#web/navigation/paths.ts';
import { lazyComponent, useFetchAhead } from '#web/ui/lazy-component.tsx';

const GiveUp = lazyComponent(async () => (await import('./GiveUp.tsx')).GiveUp);

const PAYMENTS: ReadonlySet<AttentionItem['kind']> = new Set(['PAYMENT', 'OTHER_AMOUNT', 'TRANSFER', 'REFUND']);

/** They are confirmed or declined on the page of the reseller. */
const OF_RESELLER: ReadonlySet<AttentionItem['kind']> = new Set(['ADJUSTMENT', 'REFUND_TO_CONFIRM', 'DISCOUNT']);

const ORDERS: ReadonlySet<AttentionItem['kind']> = new Set(['ORDER', 'ORDER_TO_GIVE_UP', 'LATE_ORDER']);

const pageOf = ({ kind, reference, reseller }: AttentionItem): AttentionRowProps['page'] => {
  if (PAYMENTS.has(kind)) return { of: 'payment', href: paths.operatorPayment(reference) };
  if (ORDERS.has(kind)) return { of: 'sale', href: paths.operatorSale(reference) };
  if (kind === 'PRICES') return { of: 'rules', href: paths.operatorPriceRules() };
  if (kind === 'SUPPLIER_OUTAGE') return { of: 'suppliers', href: paths.operatorSuppliers() };
  if (kind === 'BELOW_COST') return { of: 'packages', href: paths.operatorPackages() };
  if (!reseller) return undefined;
  if (kind === 'REQUEST') return { of: 'request', href: paths.operatorReseller(reseller.id, reference) };
  return OF_RESELLER.has(kind) ? { of: 'reseller', href: paths.operatorReseller(reseller.id) } : undefined;
};

/** /operator/attention: what the store cannot settle by itself. */
export const Component = (): ReactElement => {
  const { t } = useTranslation('operatorAttention');
  const { number } = useFormat();
  const attention = useListAttention();
  const { data: operator } = useGetOperator();
  const [givenUp, setGivenUp] = useState<Actionable>();
  const { act, isPending } = useActions(setGivenUp);
  useFetchAhead(GiveUp);
  return (
    <PageFrame title={t('title')} context={t('context')}>
      <QueryContent query={attention} loading={<Skeleton shape="block" height="20rem" />} card={{}}>
        {({ items }) =>
          items.length === 0 ? (
            <Card>
              <EmptyState icon={SuccessIcon} title={t('nothing')} text={t('nothingText')} />
            </Card>
          ) : (
            <div className={styles.groups}>
              {[...Map.groupBy(items, ({ kind }) => kind)].map(([kind, group]) => (
                <Card
                  key={kind}
                  title={t(`kinds.${kind}.title`)}
                  subtitle={t(`kinds.${kind}.todo`)}
                  action={<Badge tone="warning">{number(group.length)}</Badge>}
                >
                  <List
                    label={t(`kinds.${kind}.title`)}
                    items={group}
                    itemKey={({ reference }) => reference}
                    className={styles.rows}
                  >
                    {(item) => (
                      <AttentionRow
                        item={item}
                        now={new Date(attention.dataUpdatedAt)}
                        page={pageOf(item)}
                        resellerHref={item.reseller && paths.operatorReseller(item.reseller.id)}
                        operator={operator?.id}
                        onAct={(action) => act(item, action)}
                        isPending={isPending(item)}
                      />
                    )}
                  </List>
                </Card>
              ))}
            </div>
          )
        }
      </QueryContent>
      {givenUp && <GiveUp item={givenUp} onClose={() => setGivenUp(undefined)} />}
    </PageFrame>
  );
};
