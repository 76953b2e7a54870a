import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/Button.tsx';
import { Banner } from '#web/ui/feedback/Banner.tsx';
import { Modal } from '#web/ui/overlays/Modal.tsx';
import { useCamera } from './use-camera.ts';
import styles from './ScanModal.module.css';
import { useReading } from './use-reading.ts';

export type ScanModalProps = {
  /** Called with the text of a code. Resolves to whether it led somewhere; otherwise the scan goes on. */
  onRead: (text: string) => Promise<boolean>;
  /** Called by the close button, Escape and a press outside. */
  onClose: () => void;
};

type Outcome = 'looking' | 'unknown' | 'failed';

/** What became of the code that was read last. The same code is not looked up again while it is held there. */
const useOutcome = (onRead: ScanModalProps['onRead']) => {
  const [last, setLast] = useState<{ text: string; outcome: Outcome }>();
  const look = (text: string): void => {
    const end = (outcome: Outcome): void => setLast({ text, outcome });
    end('looking');
    onRead(text).then(
      (isFound) => !isFound && end('unknown'),
      () => end('failed'),
    );
  };
  const handleRead = (text: string): void => {
    if (last?.outcome !== 'looking' && text !== last?.text) look(text);
  };
  return { outcome: last?.outcome, handleRead, retry: () => last && look(last.text) };
};

/** TypeScript knows the light neither among what a camera can do nor among what is asked of it. */
type Lit = { torch?: boolean };

/** Turns the light of a phone's camera on and off; nothing where it has none. */
const Light = ({ stream }: { stream: MediaStream }): ReactElement | null => {
  const { t } = useTranslation('search');
  const [isOn, setOn] = useState(false);
  const [track] = stream.getVideoTracks();
  // Firefox tells what a camera can do from 132 on.
  const abilities: Lit & MediaTrackCapabilities = track && 'getCapabilities' in track ? track.getCapabilities() : {};
  if (!track || abilities.torch !== true) return null;
  const turn = (on: boolean): void => {
    const lit: Lit & MediaTrackConstraintSet = { torch: on };
    track.applyConstraints({ advanced: [lit] }).then(
      () => setOn(on),
      // The picture goes on without it.
      () => undefined,
    );
  };
  return (
    <span className={styles.light}>
      <Button size="small" onPress={() => turn(!isOn)}>
        {t(isOn ? 'scan.lightOff' : 'scan.lightOn')}
      </Button>
    </span>
  );
};

/** The camera is asked for once the dialog is there. */
const Scanner = ({ onRead }: Pick<ScanModalProps, 'onRead'>): ReactElement => {
  const { t } = useTranslation(['search', 'common']);
  const { stream, fault, retry } = useCamera();
  const { outcome, handleRead, retry: lookAgain } = useOutcome(onRead);
  const video = useReading(stream, handleRead);
  const tryAgain = (again: () => void): ReactElement => <Button onPress={again}>{t('common:tryAgain')}</Button>;
  if (fault) {
    return (
      <Banner tone="warning" title={t(`scan.${fault}.title`)} action={tryAgain(retry)}>
        {t(`scan.${fault}.text`)}
      </Banner>
    );
  }
  return (
    <div className={styles.scan}>
      <div className={styles.picture}>
        <video ref={video} className={styles.video} aria-label={t('scan.picture')} muted playsInline />
        <span className={styles.frame} />
        {stream && <Light stream={stream} />}
      </div>
      {outcome === 'failed' ? (
        <Banner tone="danger" action={tryAgain(lookAgain)}>
          {t('scan.failed')}
        </Banner>
      ) : (
        <output className={styles.line}>{t(`scan.${stream ? (outcome ?? 'hint') : 'starting'}`)}</output>
      )}
    </div>
  );
};

/**
 * Reads the code of an eSIM by the camera, which is released when this closes or its page is hidden.
 *
 * Use it where an ICCID can be typed as well.
 *
 * Anatomy: the picture with a frame, and below it a line that says what to do or what was read; a button for the light
 * where the camera has one. In place of the picture: why there is none, and what to do.
 *
 * Do:
 * - Render it only while it is open, from the press of a ScanButton on.
 *
 * Don't:
 * - Show it over another dialog: take that dialog's place.
 *
 * Keyboard: Escape closes.
 */
export const ScanModal = ({ onRead, onClose }: ScanModalProps): ReactElement => {
  const { t } = useTranslation('search');
  return (
    <Modal isOpen onClose={onClose} title={t('scan.title')}>
      <Scanner onRead={onRead} />
    </Modal>
  );
};
