import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { metatagView } from '#domain/metatag.ts';
import { InlineAction } from '#web/components/sales/InlineAction.tsx';
import { CopyButton } from '#web/ui/actions/CopyButton.tsx';
import { useIsMobile } from '#web/ui/breakpoint.ts';
import { Badge } from '#web/ui/feedback/Badge.tsx';
import { VisuallyHidden } from '#web/ui/layout/VisuallyHidden.tsx';
import { Modal } from '#web/ui/overlays/Modal.tsx';
import styles from './MetatagView.module.css';

type MetatagModalProps = {
  /** Whether it is shown. */
  isOpen: boolean;
  /** Called by the close button, Escape and a press outside. */
  onClose: () => void;
  /** The note as it was sent, XML included. */
  metatag: string;
};

/** The whole note, always as plain text. */
const MetatagModal = ({ isOpen, onClose, metatag }: MetatagModalProps): ReactElement => {
  const { t } = useTranslation('history');
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={t('metatag.title')}
      footer={<CopyButton value={metatag} label={t('metatag.title')} hasText />}
    >
      <pre className={styles.text}>{metatag}</pre>
    </Modal>
  );
};

/** Whether a text is well-formed XML. */
const isXml = (text: string): boolean =>
  text.trimStart().startsWith('<') &&
  new DOMParser().parseFromString(text, 'application/xml').querySelector('parsererror') === null;

export type MetatagViewProps = {
  /** The note; undefined is 'n.a.'. */
  metatag: string | undefined;
};

/** A note of a sale: in full, or shortened with a link to all of it. */
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
