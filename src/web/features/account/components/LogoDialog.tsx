import { type ReactElement, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type LogoCut, logoDrawing, shapeFlaw } from '#domain/logo.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { useSingleCall } from '#web/ui/actions/use-single-call.ts';
import { Banner } from '#web/ui/feedback/Banner.tsx';
import { SegmentedControl } from '#web/ui/fields/SegmentedControl.tsx';
import { Modal } from '#web/ui/overlays/Modal.tsx';
import { drawLogo, type LogoFile, logoToSend, sizeOf } from './logo-file.ts';
import styles from './LogoDialog.module.css';

type LogoDialogProps = {
  /** The chosen picture. */
  file: LogoFile;
  /** The colour that travellers see it on. */
  ground: string;
  /** Sends it, in base64. When that fails the dialog stays. */
  onUpload: (picture: string) => Promise<unknown>;
  /** What is said of an error of `onUpload`. */
  failureText: (error: unknown) => string;
  /** Called when it was sent, and by Cancel, the close button and Escape. */
  onClose: () => void;
};

const CUTS = ['whole', 'square'] as const;
const MIDDLE = 0.5;

/** What is taken of the picture for a logo: all of it, or a square that can be moved. */
export const LogoDialog = ({ file, ground, onUpload, failureText, onClose }: LogoDialogProps): ReactElement => {
  const { t } = useTranslation(['account', 'ui']);
  const [shape, setShape] = useState<(typeof CUTS)[number]>('whole');
  const [squareAt, setSquareAt] = useState(MIDDLE);
  const [error, setError] = useState<string>();
  const [isSending, setSending] = useState(false);
  const moveId = useId();
  const cut: LogoCut = shape === 'whole' ? 'whole' : { squareAt };
  const drawn = drawLogo(file, cut);
  const size = sizeOf(file.image);
  const flaw = shapeFlaw(logoDrawing(size, cut).source, file.isVector);
  const send = useSingleCall(async () => {
    setSending(true);
    setError(undefined);
    try {
      await onUpload(logoToSend(file, cut, drawn));
      onClose();
    } catch (failure) {
      setError(failureText(failure));
    } finally {
      setSending(false);
    }
  });
  const footer = (
    <>
      <Button onPress={onClose} {...(isSending && { disabledReason: t('ui:pending') })}>
        {t('ui:cancel')}
      </Button>
      <Button variant="primary" isPending={isSending} onPress={send}>
        {t('account:brand.logo.upload')}
      </Button>
    </>
  );
  return (
    <Modal isOpen title={t('account:brand.logo.cutTitle')} onClose={onClose} isLocked={isSending} footer={footer}>
      <div className={styles.content}>
        {error !== undefined && <Banner tone="danger">{error}</Banner>}
        <div className={styles.ground} style={{ background: ground }}>
          <img className={styles.picture} src={drawn} alt={t('account:brand.logo.shown')} />
        </div>
        {flaw !== undefined && <Banner tone="warning">{t(`account:brand.logo.flaws.${flaw}`)}</Banner>}
        {/* All of a square picture is the square. */}
        {size.width !== size.height && (
          <div className={styles.cut}>
            <SegmentedControl
              label={t('account:brand.logo.cut')}
              options={CUTS.map((value) => ({ value, label: t(`account:brand.logo.cuts.${value}`) }))}
              value={shape}
              onChange={setShape}
            />
          </div>
        )}
        {shape === 'square' && (
          <div className={styles.move}>
            <label htmlFor={moveId}>{t('account:brand.logo.move')}</label>
            <input
              id={moveId}
              type="range"
              min={0}
              max={1}
              step={0.01}
              value={squareAt}
              onChange={(event) => setSquareAt(event.target.valueAsNumber)}
            />
          </div>
        )}
      </div>
    </Modal>
  );
};
