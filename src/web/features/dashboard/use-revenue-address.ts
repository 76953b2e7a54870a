import { startTransition, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { spanOf } from '#domain/date-range.ts';
import {
  DEFAULT_REVENUE_PERIOD,
  REVENUE_PERIODS,
  revenueQueryBetween,
  revenueQueryOf,
  type RevenuePeriod,
  type RevenueQuery,
} from '#domain/revenue.ts';
import { currentTime } from '#web/device/assumed.ts';
import type { RevenueTime } from './components/PeriodChoice.tsx';

export type RevenueAddress = {
  time: RevenueTime;
  setTime: (time: RevenueTime) => void;
  /** What the charts ask for; a period ends at the moment in which it was chosen. */
  query: RevenueQuery;
  /** The moment in which it was chosen. */
  now: Date;
};

const isPeriod = (text: string | null): text is RevenuePeriod =>
  (REVENUE_PERIODS as readonly (string | null)[]).includes(text);

const readTime = (query: URLSearchParams): RevenueTime => {
  const range = { from: query.get('from') ?? '', to: query.get('to') ?? '' };
  if (spanOf(range)) return { range };
  const period = query.get('period');
  return { period: isPeriod(period) ? period : DEFAULT_REVENUE_PERIOD };
};

const write = ({ period, range }: RevenueTime): Record<string, string> => {
  if (range) return range;
  return period === DEFAULT_REVENUE_PERIOD ? {} : { period };
};

const queryOf = ({ period, range }: RevenueTime, now: Date): RevenueQuery => {
  if (period) return revenueQueryOf(period, now);
  const { from, to } = spanOf(range) ?? { from: now, to: now };
  return revenueQueryBetween(from, to);
};

/** The time of the charts, kept in the address: it survives a look at another page, and a reload. */
export const useRevenueAddress = (): RevenueAddress => {
  const [address, setAddress] = useSearchParams();
  const [now, setNow] = useState(currentTime);
  return useMemo(() => {
    const time = readTime(address);
    const setTime = (next: RevenueTime): void =>
      // In one step with the address, which the router changes in a transition: each half alone would be a request.
      startTransition(() => {
        setNow(new Date());
        setAddress(write(next), { replace: true });
      });
    return { time, setTime, query: queryOf(time, now), now };
  }, [address, setAddress, now]);
};
