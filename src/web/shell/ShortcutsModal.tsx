import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { singleKeysOff } from '#web/browser-storage/flags.ts';
import { useStored } from '#web/browser-storage/stored.ts';
import { Checkbox } from '#web/ui/fields/Checkbox.tsx';
import { Modal } from '#web/ui/overlays/Modal.tsx';
import styles from './ShortcutsModal.module.css';

type ShortcutsModalProps = {
  /** Called by the close button, Escape and a press outside. */
  onClose: () => void;
};

const isMac = (): boolean => navigator.platform.startsWith('Mac');

/** Keys as they look on a keyboard. */
const Keys = ({ of }: { of: readonly string[] }): ReactElement => (
  <span className={styles.keys}>
    {of.map((key) => (
      <kbd key={key} className={styles.key}>
        {key}
      </kbd>
    ))}
  </span>
);

type Shortcut = { key: string; label: string; keys: readonly (readonly string[])[] };

/** The shortcuts that work in one place, with the keys in a column of their own. */
const Group = ({ heading, shortcuts }: { heading: string; shortcuts: readonly Shortcut[] }): ReactElement => (
  <section>
    <h3 className={styles.heading}>{heading}</h3>
    <dl className={styles.shortcuts}>
      {shortcuts.map(({ key, label, keys }) => (
        <div key={key} className={styles.shortcut}>
          <dt>{label}</dt>
          <dd className={styles.ways}>
            {keys.map((way) => (
              <Keys key={way.join('')} of={way} />
            ))}
          </dd>
        </div>
      ))}
    </dl>
  </section>
);

/** The keys by where they work. Those without a modifier can be switched off (WCAG 2.1.4). */
export const ShortcutsModal = ({ onClose }: ShortcutsModalProps): ReactElement => {
  const { t } = useTranslation('search');
  const isOff = useStored(singleKeysOff);
  return (
    <Modal isOpen onClose={onClose} title={t('shortcuts')} width={650}>
      <div className={styles.content}>
        <div className={styles.groups}>
          <Group
            heading={t('everywhere')}
            shortcuts={[
              { key: 'open', label: t('open'), keys: [isMac() ? ['⌘', 'K'] : [t('ctrl'), 'K']] },
              { key: 'close', label: t('close'), keys: [['Esc']] },
            ]}
          />
          <Group
            heading={t('inSearch')}
            shortcuts={[
              { key: 'move', label: t('move'), keys: [['↑'], ['↓']] },
              { key: 'pick', label: t('pick'), keys: [['↵']] },
            ]}
          />
          {!isOff && (
            <Group
              heading={t('outsideOfFields')}
              shortcuts={[
                { key: 'open', label: t('open'), keys: [['/']] },
                { key: 'list', label: t('list'), keys: [['?']] },
              ]}
            />
          )}
        </div>
        <Checkbox
          label={t('singleKeys')}
          description={t('singleKeysText')}
          isSelected={!isOff}
          onChange={(isOn) => singleKeysOff.write(!isOn)}
        />
      </div>
    </Modal>
  );
};
