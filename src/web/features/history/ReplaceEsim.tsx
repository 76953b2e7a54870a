import type { ReactElement } from 'react';
import { ReplaceEsimModal } from '#web/components/sales/ReplaceEsimModal.tsx';
import { useEsimReplacement } from '#web/queries/use-esim-replacement.ts';

type ReplaceEsimProps = {
  /** Whose eSIM it is. */
  customerUid: string;
  /** The eSIM that is chosen first; the customer may have several. */
  iccid?: string | undefined;
  /** Called by the close button, Escape and a press outside. */
  onClose: () => void;
};

/** Gives a customer a new eSIM for an old one, as long as it is shown. */
export const ReplaceEsim = ({ customerUid, iccid, onClose }: ReplaceEsimProps): ReactElement => {
  const replacement = useEsimReplacement(customerUid);
  return <ReplaceEsimModal {...replacement} iccid={iccid} onClose={onClose} />;
};
