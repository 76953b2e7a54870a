import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { MainAction } from '#web/components/point-of-sale/MainAction.tsx';
import { SellNotes } from '#web/components/point-of-sale/SellNotes.tsx';
import type { SellFlowControl } from './use-sell-flow.ts';
import type { Target } from './use-target.ts';

export interface NotesStepProps {
  isTopUp: boolean;
  control: SellFlowControl;
  target: Target;
  onActivate: () => void;
}

/** The last words before the sale. */
export const NotesStep = ({ isTopUp, control, target, onActivate }: NotesStepProps): ReactElement => {
  const { t } = useTranslation('pointOfSale');
  const { flow, dispatch } = control;
  return (
    <>
      <SellNotes
        notes={flow.notes}
        onNotesChange={(notes) => dispatch({ type: 'notesChanged', notes })}
        activationMode={flow.activationMode}
        onActivationModeChange={(activationMode) => dispatch({ type: 'modeChosen', activationMode })}
      />
      <MainAction onPress={onActivate} disabledReason={target.refusal}>
        {isTopUp ? t('notes.topUp') : t('notes.activate')}
      </MainAction>
    </>
  );
};
