import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { metatagView } from '#domain/metatag.ts';
import { useIsMobile } from '#web/ui/breakpoint.ts';
import { Badge } from '#web/ui/feedback/Badge.tsx';
import { VisuallyHidden } from '#web/ui/layout/VisuallyHidden.tsx';
import { InlineAction } from '#web/components/sales/InlineAction.tsx';
import { isXml } from './is-xml.ts';
import { MetatagModal } from './MetatagModal.tsx';

export type MetatagViewProps = {
  /** The note; undefined is 'n.a.'. */
  metatag: string | undefined;
};

/**
 * A note of a sale: in full, or shortened with a link to all of it.
 *
 * Use it in tables of one sale.
 *
 * Keyboard: a shortened note is a button that opens all of it.
 */
export const MetatagView = ({ metatag }: MetatagViewProps): ReactElement => {
  const { t } = useTranslation('history');
  const isMobile = useIsMobile();
  const [isOpen, setOpen] = useState(false);
  const view = metatagView(metatag, { isMobile, isXml });
  if (view.kind === 'none') return <span>{t('detail.notAvailable')}</span>;
  if (view.kind === 'plain') return <span>{view.text}</span>;
  return (
    <>
      <InlineAction onPress={() => setOpen(true)}>
        <VisuallyHidden>{`${t('metatag.show')}: `}</VisuallyHidden>
        {view.kind === 'xml' ? <Badge tone="accent">{t('metatag.xml')}</Badge> : view.text}
      </InlineAction>
      <MetatagModal isOpen={isOpen} onClose={() => setOpen(false)} metatag={metatag ?? ''} />
    </>
  );
};
