import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { ReplaceEsimModal } from '#web/components/sales/ReplaceEsimModal.tsx';
import { paths } from '#web/navigation/paths.ts';
import { useEsimReplacement } from '#web/queries/use-esim-replacement.ts';
import { useFocusReturn } from '#web/ui/overlays/use-focus-return.ts';
import { useToast } from '#web/ui/overlays/use-toast.ts';

type ReplaceEsimProps = {
  /** Whose eSIM it is. */
  customerUid: string;
  /** The eSIM to begin with. */
  iccid?: string | undefined;
  /** Called when it is left, before or after. */
  onClose: () => void;
};

/** Gives a customer a new eSIM for an old one. */
export const ReplaceEsim = ({ customerUid, iccid, onClose }: ReplaceEsimProps): ReactElement => {
  const { t } = useTranslation('pointOfSale');
  const toast = useToast();
  useFocusReturn();
  const replacement = useEsimReplacement(customerUid);
  return (
    <ReplaceEsimModal
      {...replacement}
      iccid={iccid}
      newEsimHref={paths.pointOfSalePackages('existing', { customerUid, esim: 'new' })}
      onClose={onClose}
      onCopied={() => toast.success(t('success.copied'), { isShort: true })}
    />
  );
};
