import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PricePreview } from '#contract/operator/model/pricePreview.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { PriceChanges } from './components/PriceChanges.tsx';
import { QueryContent } from '#web/components/query/QueryContent.tsx';
import { Button } from '#web/ui/actions/Button.tsx';
import { Banner } from '#web/ui/feedback/Banner.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { Modal } from '#web/ui/overlays/Modal.tsx';
import styles from './PriceRulesPage.module.css';

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
