import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SegmentedControl } from '#web/ui/fields/SegmentedControl.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import styles from './BrandPreview.module.css';

/** The travellers' pages that the preview can show. */
export const PREVIEW_PAGES = ['installation', 'customer', 'invalid'] as const;
export type PreviewPage = (typeof PREVIEW_PAGES)[number];

export type BrandPreviewProps = {
  /** The address of a page in the brand. */
  addressOf: (page: PreviewPage) => string;
};

/**
 * The travellers' own pages in a frame, in a brand that need not be saved.
 *
 * Use it beside a form that changes the brand. The frame has an origin of its own, so nothing in it reaches the app.
 *
 * Keyboard: arrows choose the page.
 */
export const BrandPreview = ({ addressOf }: BrandPreviewProps): ReactElement => {
  const { t } = useTranslation('account');
  const [page, setPage] = useState<PreviewPage>('installation');
  return (
    <Card title={t('brand.preview')}>
      <div className={styles.preview}>
        <SegmentedControl
          label={t('brand.previewPage')}
          options={PREVIEW_PAGES.map((value) => ({ value, label: t(`brand.pages.${value}`) }))}
          value={page}
          onChange={setPage}
        />
        <iframe
          className={styles.frame}
          title={t('brand.previewOf', { page: t(`brand.pages.${page}`) })}
          src={addressOf(page)}
          // It has an origin of its own, so nothing in it reaches the app.
          sandbox="allow-scripts"
        />
      </div>
    </Card>
  );
};
