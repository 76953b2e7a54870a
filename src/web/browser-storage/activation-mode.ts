import { FIRST_ACTIVATION_MODE, SELL_ACTIVATION_MODES, type SellActivationMode } from '#domain/sell-flow.ts';
import { type Stored, stored } from './stored.ts';

/** When the validity of the last sale at this till began: the next one begins with the same choice (POS-078). */
export const lastActivationMode: Stored<SellActivationMode> = stored<SellActivationMode>(
  'activationMode',
  FIRST_ACTIVATION_MODE,
  (value) => SELL_ACTIVATION_MODES.find((mode) => mode === value),
);
