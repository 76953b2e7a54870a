import { useSearchParams } from 'react-router-dom';
import type { Month } from '#domain/month.ts';

const aMonth = /^2\d{3}-(?:0[1-9]|1[0-2])$/;

/** The month in the address, or this one. */
export const useMonth = (current: Month): { month: Month; show: (month: Month) => void } => {
  const [params, setParams] = useSearchParams();
  const given = params.get('month') ?? '';
  return {
    month: aMonth.test(given) ? given : current,
    show: (month) => setParams({ month }, { replace: true }),
  };
};
