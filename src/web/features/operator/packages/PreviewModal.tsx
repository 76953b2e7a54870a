import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PriceChange } from '#contract/operator/model/priceChange.ts';
import type { PriceLoss } from '#contract/operator/model/priceLoss.ts';
import type { PricePreview } from '#contract/operator/model/pricePreview.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { QueryContent } from '#web/components/query/QueryContent.tsx';
import { useFormat } from '#web/i18n/use-format.ts';
import { usePackageName } from '#web/i18n/use-package-name.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { type Fact, FactList } from '#web/ui/data/FactList.tsx';
import { Banner } from '#web/ui/feedback/Banner.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { List } from '#web/ui/list/List.tsx';
import { Modal } from '#web/ui/overlays/Modal.tsx';
import changes from './components/PriceChanges.module.css';
import styles from './PriceRulesPage.module.css';

type PriceChangesProps = {
  /** What rules would change. */
  preview: PricePreview;
};

const COUNTS = ['changed', 'rising', 'falling', 'comingOnSale', 'goingOffSale', 'atFloor', 'belowCost'] as const;

const Moves = ({ title, moves }: { title: string; moves: readonly PriceChange[] }): ReactElement | null => {
  const { money } = useFormat();
  const nameOf = usePackageName();
  if (moves.length === 0) return null;
  return (
    <div>
      <h3 className={changes.title}>{title}</h3>
      <List label={title} items={moves} itemKey={({ id }) => id}>
        {({ name, dataPackage, supplier, before, after }) => (
          <div className={changes.move}>
            <span className={changes.name}>
              {nameOf({ ...dataPackage, name })} <span className={changes.more}>{supplier}</span>
            </span>
            <span>
              {money(before.value, before.currencyCode)} → {money(after.value, after.currencyCode)}
            </span>
          </div>
        )}
      </List>
    </div>
  );
};

const Losses = ({ losses }: { losses: readonly PriceLoss[] }): ReactElement | null => {
  const { t } = useTranslation('operatorPackages');
  const { money } = useFormat();
  const nameOf = usePackageName();
  if (losses.length === 0) return null;
  return (
    <div>
      <h3 className={changes.title}>{t('preview.losses')}</h3>
      <List label={t('preview.losses')} items={losses} itemKey={({ id }) => id}>
        {({ name, dataPackage, supplier, price, loss, onSale }) => (
          <div className={changes.move}>
            <span className={changes.name}>
              {nameOf({ ...dataPackage, name })} <span className={changes.more}>{supplier}</span>
            </span>
            <span>
              {t(onSale ? 'preview.soldAtLoss' : 'preview.notSold', {
                price: money(price.value, price.currencyCode),
                loss: money(loss.value, loss.currencyCode),
              })}
            </span>
          </div>
        )}
      </List>
    </div>
  );
};

/** What price rules would change: how many prices, the largest rises and falls, and what would be below cost. */
const PriceChanges = ({ preview }: PriceChangesProps): ReactElement => {
  const { t } = useTranslation('operatorPackages');
  const { number } = useFormat();
  const facts: Fact[] = COUNTS.map((key) => ({ key, label: t(`preview.${key}`), value: number(preview[key]) }));
  return (
    <div className={changes.changes}>
      <FactList facts={facts} />
      <Losses losses={preview.losses} />
      <Moves title={t('preview.rises')} moves={preview.rises} />
      <Moves title={t('preview.falls')} moves={preview.falls} />
    </div>
  );
};

export type PreviewModalProps = {
  /** What is to change, before what it does to prices. */
  about?: ReactNode;
  /** What would change; never an earlier one, because what is seen is what is applied. */
  preview: UseQueryResult<PricePreview, unknown>;
  /** The change that was tried last. */
  apply: { isPending: boolean; error: unknown };
  /** What the button says. */
  applyLabel: string;
  /** Why it cannot be applied by who looks at it. */
  disabledReason?: string | undefined;
  /** Called with the revision of what is shown. */
  onApply: (seen: number) => void;
  /** Called by Back, the close button, Escape and a press outside. */
  onClose: () => void;
};

/** What a change of rules or rates would do to prices, and the button that applies it. */
export const PreviewModal = (props: PreviewModalProps): ReactElement => {
  const { about, preview, apply, applyLabel, disabledReason, onApply, onClose } = props;
  const { t } = useTranslation('operatorPackages');
  const problemText = useProblemText();
  const seen = preview.isFetching ? undefined : preview.data?.revision;
  return (
    <Modal
      isOpen
      title={t('preview.title')}
      onClose={onClose}
      width={650}
      isLocked={apply.isPending}
      footer={
        <>
          <Button onPress={onClose}>{t('preview.back')}</Button>
          <Button
            variant="primary"
            isPending={apply.isPending}
            disabledReason={seen === undefined ? t('preview.loading') : disabledReason}
            onPress={() => seen !== undefined && onApply(seen)}
          >
            {applyLabel}
          </Button>
        </>
      }
    >
      <div className={styles.page}>
        {apply.error !== null && apply.error !== undefined && <Banner tone="danger">{problemText(apply.error)}</Banner>}
        {about}
        <QueryContent query={preview} loading={<Skeleton shape="block" height="16rem" />}>
          {(data) => (
            <>
              {data.needsAnother && <Banner tone="warning">{t('preview.needsAnother')}</Banner>}
              <PriceChanges preview={data} />
            </>
          )}
        </QueryContent>
      </div>
    </Modal>
  );
};
