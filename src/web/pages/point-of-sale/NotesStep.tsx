import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { MainAction } from '#web/components/point-of-sale/MainAction.tsx';
import { SellNotes } from '#web/components/point-of-sale/SellNotes.tsx';
import type { SellFlow } from './use-sell-flow.ts';
import type { Target } from './use-target.ts';

export interface NotesStepProps {
  isTopUp: boolean;
  flow: SellFlow;
  target: Target;
  onActivate: () => void;
}

/** The last words before the sale. */
export const NotesStep = ({ isTopUp, flow, target, onActivate }: NotesStepProps): ReactElement => {
  const { t } = useTranslation('pointOfSale');
  const { details, keepDetails } = flow;
  return (
    <>
      <SellNotes
        notes={details.metatag}
        onNotesChange={(metatag) => keepDetails({ ...details, metatag })}
        activationMode={details.activationMode}
        onActivationModeChange={(activationMode) => keepDetails({ ...details, activationMode })}
      />
      <MainAction onPress={onActivate} disabledReason={target.refusal}>
        {isTopUp ? t('notes.topUp') : t('notes.activate')}
      </MainAction>
    </>
  );
};
