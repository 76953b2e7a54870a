import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Esim } from '#contract/storefront/model/esim.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { CopyField } from '#web/ui/data/CopyField.tsx';
import { Modal } from '#web/ui/overlays/Modal.tsx';
import { EsimStateBadge } from './EsimStateBadge.tsx';
import { type Fact, FactList } from '#web/ui/data/FactList.tsx';

export type EsimDetailsModalProps = {
  /** Closed without one. */
  esim: Esim | undefined;
  /** Called by the close button, Escape and a press outside. */
  onClose: () => void;
  /** Called after a value was copied, to show a toast. */
  onCopied?: (() => void) | undefined;
};

const useFacts = (onCopied: (() => void) | undefined): ((esim: Esim) => Fact[]) => {
  const { t } = useTranslation('history');
  const { dateTime, country } = useFormat();
  const moment = (instant: string | undefined): string => (instant ? dateTime(instant) : t('esims.none'));
  const copyable = (label: string, value: string): ReactElement => (
    <CopyField label={label} isLabelHidden value={value} appearance="inline" onCopied={onCopied} />
  );
  return (esim) => [
    { key: 'iccid', label: t('esims.iccid'), value: copyable(t('esims.iccid'), esim.iccid), isWide: true },
    { key: 'imsi', label: t('esims.imsi'), value: esim.imsi ?? t('esims.none') },
    { key: 'state', label: t('esims.state'), value: <EsimStateBadge state={esim.state} /> },
    { key: 'active', label: t('esims.active'), value: esim.active ? t('esims.yes') : t('esims.no') },
    {
      key: 'code',
      label: t('esims.activationCode'),
      value: copyable(t('esims.activationCode'), esim.activationCode),
      isWide: true,
    },
    { key: 'activatedAt', label: t('esims.activatedAt'), value: moment(esim.activatedAt) },
    { key: 'lastSeen', label: t('esims.lastSeen'), value: moment(esim.lastSeen) },
    { key: 'lastConnected', label: t('esims.lastConnected'), value: moment(esim.lastTimeConnected) },
    { key: 'lastData', label: t('esims.lastData'), value: moment(esim.lastDataConsumed) },
    {
      key: 'lastNetwork',
      label: t('esims.lastNetwork'),
      value: esim.lastNetwork
        ? `${esim.lastNetwork.network}, ${country(esim.lastNetwork.countrySymbol)}`
        : t('esims.none'),
      isWide: true,
    },
  ];
};

/**
 * Everything that is known of one eSIM.
 *
 * Use it from RelatedEsimsTable.
 */
export const EsimDetailsModal = ({ esim, onClose, onCopied }: EsimDetailsModalProps): ReactElement => {
  const { t } = useTranslation('history');
  const factsOf = useFacts(onCopied);
  return (
    <Modal isOpen={esim !== undefined} onClose={onClose} title={t('esims.details')} width={650}>
      {esim && <FactList facts={factsOf(esim)} />}
    </Modal>
  );
};
