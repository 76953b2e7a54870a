import { FIRST_DAY_STEPS, type FirstDayStep } from '#domain/first-day.ts';
import { type Stored, stored } from './stored.ts';

/**
 * The step that was begun from the list of the first day, and leads back to it; kept because a payment leaves the app.
 */
export const stepUnderWay: Stored<FirstDayStep | null> = stored<FirstDayStep | null>('firstDayStep', null, (value) =>
  FIRST_DAY_STEPS.find((step) => step === value),
);
