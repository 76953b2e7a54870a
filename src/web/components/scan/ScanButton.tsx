import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#web/ui/actions/IconButton.tsx';
import { CameraIcon } from '#web/ui/icons.ts';

/** Browsers have cameras to ask for on safe addresses alone. */
const canScan = (): boolean => typeof navigator === 'object' && 'mediaDevices' in navigator;

type ScanButtonProps = {
  /** Opens a ScanModal. */
  onPress: () => void;
  /** `medium`, the default, is as high as a field; `small` as a small button in the same line. */
  size?: 'small' | 'medium';
  /** It stands inside of the frame of a field, and has none of its own. */
  isInField?: boolean;
};

/**
 * Opens the camera to scan the code of an eSIM; nothing where the browser has no camera to ask for.
 *
 * Use it beside a field that an ICCID is typed into, or inside of its frame.
 *
 * Anatomy: a camera, beside a field in a frame as high as the field.
 *
 * Do:
 * - Keep the field: the camera can be missing, blocked or broken.
 *
 * Don't:
 * - Open the camera without a press.
 *
 * Keyboard: Tab reaches it beside its field, and Enter opens the camera.
 */
export const ScanButton = ({ onPress, size = 'medium', isInField = false }: ScanButtonProps): ReactElement | null => {
  const { t } = useTranslation('search');
  return canScan() ? (
    <IconButton label={t('scan.action')} icon={CameraIcon} size={size} isFramed={!isInField} onPress={onPress} />
  ) : null;
};
