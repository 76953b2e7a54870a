import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AttentionItem } from '#contract/operator/model/attentionItem.ts';
import { useListAttention } from '#web/api/operator/attention/attention.ts';
import { useGetOperator } from '#web/api/operator/operators/operators.ts';
import { AttentionCard, type AttentionCardProps } from './components/AttentionCard.tsx';
import { QueryContent } from '#web/components/query/QueryContent.tsx';
import { PageFrame } from '#web/components/page/PageFrame.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { SuccessIcon } from '#web/ui/icons.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { List } from '#web/ui/list/List.tsx';
import styles from './AttentionPage.module.css';
import { useActions } from './use-actions.ts';
import { paths } from '#web/navigation/paths.ts';
import { lazyComponent, useFetchAhead } from '#web/ui/lazy-component.tsx';

const GiveUp = lazyComponent(async () => (await import('./GiveUp.tsx')).GiveUp);

const PAYMENTS: ReadonlySet<AttentionItem['kind']> = new Set(['PAYMENT', 'OTHER_AMOUNT', 'TRANSFER', 'REFUND']);

/** Another operator confirms or declines them on the page of the reseller. */
const CHANGES: ReadonlySet<AttentionItem['kind']> = new Set(['ADJUSTMENT', 'REFUND_TO_CONFIRM', 'DISCOUNT']);

const pageOf = ({ kind, reference, reseller }: AttentionItem): AttentionCardProps['page'] => {
  if (PAYMENTS.has(kind)) return { of: 'payment', href: paths.operatorPayment(reference) };
  if (kind === 'PRICES') return { of: 'rules', href: paths.operatorPriceRules() };
  if (kind === 'SUPPLIER_OUTAGE') return { of: 'suppliers', href: paths.operatorSuppliers() };
  if (kind === 'BELOW_COST') return { of: 'packages', href: paths.operatorPackages() };
  return CHANGES.has(kind) && reseller ? { of: 'reseller', href: paths.operatorReseller(reseller.id) } : undefined;
};

/** /operator/attention: what the store cannot settle by itself. */
export const Component = (): ReactElement => {
  const { t } = useTranslation('operatorAttention');
  const attention = useListAttention();
  const { data: operator } = useGetOperator();
  const [givenUp, setGivenUp] = useState<AttentionItem>();
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
            <List
              label={t('title')}
              items={items}
              itemKey={({ kind, reference }) => `${kind} ${reference}`}
              className={styles.list}
            >
              {(item) => (
                <AttentionCard
                  item={item}
                  page={pageOf(item)}
                  operator={operator?.id}
                  onAct={(action) => act(item, action)}
                  isPending={isPending(item)}
                />
              )}
            </List>
          )
        }
      </QueryContent>
      {givenUp && <GiveUp item={givenUp} onClose={() => setGivenUp(undefined)} />}
    </PageFrame>
  );
};
