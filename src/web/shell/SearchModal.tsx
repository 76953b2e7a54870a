import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ScanButton } from '#web/components/scan/ScanButton.tsx';
import { paths } from '#web/navigation/paths.ts';
import { useScannedEsim } from '#web/queries/use-scanned-esim.ts';
import { useIsPhone } from '#web/ui/breakpoint.ts';
import { lazyComponent } from '#web/ui/lazy-component.tsx';
import type { SearchModalProps } from './Search.tsx';
import { SearchDialog } from './SearchDialog.tsx';
import { useSearchGroups } from './use-search-groups.ts';

const ScanModal = lazyComponent(async () => (await import('#web/components/scan/ScanModal.tsx')).ScanModal);

/** What somebody may have meant by a text that found nothing. */
const kindOf = (text: string): 'email' | 'number' | 'words' => {
  if (text.includes('@')) return 'email';
  return /\p{L}/u.test(text) ? 'words' : 'number';
};

/** The search of a reseller: customers, eSIMs, sales, packages, actions and pages. */
export const SearchModal = ({ text, onChange, onClose }: SearchModalProps): ReactElement => {
  const { t } = useTranslation('search');
  const isPhone = useIsPhone();
  const navigate = useNavigate();
  const result = useSearchGroups(text);
  const [isScanning, setScanning] = useState(false);
  const read = useScannedEsim(({ customerUid }) => {
    onClose();
    void navigate(paths.customer(customerUid));
  });
  // In its place, so that there is one dialog.
  if (isScanning) return <ScanModal onRead={read} onClose={() => setScanning(false)} />;
  return (
    <SearchDialog
      words={{
        label: t('label'),
        hint: t(isPhone ? 'hintShort' : 'hint'),
        nothing: t(`nothing.${kindOf(text)}`, { text: text.trim() }),
        failed: t('failed'),
      }}
      text={text}
      onChange={onChange}
      result={result}
      end={<ScanButton isInField onPress={() => setScanning(true)} />}
      onClose={onClose}
    />
  );
};
