// A traveller's page is rendered in a place of its link and of the process. Travellers wait for a place, because their
// pages need the server; only a few wait, because each holds a connection (decision 13).
import { createHeavyGate, type HeavyLimit } from './heavy-calls.ts';
import type { Leave } from './resting-place.ts';

export type TravellerLimits = {
  /** The places of one link, or of one network address without a link. */
  link: HeavyLimit;
  /** The places of all travellers together. */
  process: HeavyLimit;
};

/** Waits for a place of this link and of the process, or rejects with a Problem. The signal ends the wait. */
export type TravellerPlaces = (link: string, signal: AbortSignal) => Promise<Leave>;

/** Counted in each process, whose time the pages take. */
export const createTravellerPlaces = ({ link, process }: TravellerLimits): TravellerPlaces => {
  const ofLink = createHeavyGate(link);
  const ofAll = createHeavyGate(process);
  return async (of, signal) => {
    const leave = await ofLink(of).enter(signal);
    try {
      const leaveAll = await ofAll('').enter(signal);
      return () => {
        leaveAll();
        leave();
      };
    } catch (error) {
      leave();
      throw error;
    }
  };
};
