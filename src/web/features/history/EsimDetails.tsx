import type { ReactElement } from 'react';
import type { Esim } from '#contract/storefront/model/esim.ts';
import { useGetConnectivityStatus } from '#web/api/storefront/esim/esim.ts';
import { EsimDetailsModal } from './components/EsimDetailsModal.tsx';
import { useFocusReturn } from '#web/ui/overlays/use-focus-return.ts';

export type EsimDetailsProps = {
  /** What the sale knows of it. */
  esim: Esim;
  /** Called when the details are left. */
  onClose: () => void;
  /** Called after a value was copied. */
  onCopied: () => void;
};

/** The details of an eSIM, with what its network says now. */
export const EsimDetails = ({ esim, onClose, onCopied }: EsimDetailsProps): ReactElement => {
  useFocusReturn();
  const { data, dataUpdatedAt, isFetching, isError, refetch } = useGetConnectivityStatus(esim.iccid, {
    query: { refetchOnMount: 'always' },
  });
  return (
    <EsimDetailsModal
      esim={esim}
      connectivity={{
        status: data,
        checkedAt: data && new Date(dataUpdatedAt),
        isChecking: isFetching,
        hasFailed: isError,
        onCheck: () => void refetch(),
      }}
      onClose={onClose}
      onCopied={onCopied}
    />
  );
};
