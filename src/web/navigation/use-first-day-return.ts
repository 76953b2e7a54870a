import { useNavigate } from 'react-router-dom';
import type { FirstDayStep } from '#domain/first-day.ts';
import { stepUnderWay } from '#web/browser-storage/first-day.ts';
import { paths } from './paths.ts';

/** Leads back to the list of the first day if this step was begun there; returns whether it did. */
export const useFirstDayReturn = (step: FirstDayStep): (() => boolean) => {
  const navigate = useNavigate();
  return () => {
    if (stepUnderWay.read() !== step) return false;
    void navigate(paths.dashboard(), { replace: true });
    return true;
  };
};
