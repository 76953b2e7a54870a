import type { ReactElement } from 'react';
import { Button } from 'react-aria-components/Button';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../Icon.tsx';
import { CloseIcon } from '../../icons.ts';
import styles from './ClearButton.module.css';

type ClearButtonProps = {
  /** The label of the field that it clears. */
  label: string;
  /** Clears the field. */
  onPress: () => void;
  /** In a field that Escape or deleting clears as well, the button is for the pointer only. */
  isForPointer?: boolean;
};

/**
 * Empties the field that it is in.
 *
 * Use it inside a field with a value that may be left out, and only while there is one.
 *
 * Keyboard: Enter and Space clear; Tab skips it where Escape or Delete also clears the field.
 */
export const ClearButton = ({ label, onPress, isForPointer = false }: ClearButtonProps): ReactElement => {
  const { t } = useTranslation('ui');
  return (
    // No slot: inside a field React Aria would use the button to open the list.
    <Button
      slot={null}
      className={styles.button ?? ''}
      aria-label={t('clear', { label })}
      excludeFromTabOrder={isForPointer}
      onPress={onPress}
    >
      <Icon of={CloseIcon} size={16} />
    </Button>
  );
};
