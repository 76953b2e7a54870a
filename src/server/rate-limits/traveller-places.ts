// A traveller's page is rendered in a place of its link and of the process. Travellers wait for it, because their pages are nothing
// without the server; few wait, because each holds a connection (decision 13).
import { createHeavyGate, type HeavyLimit } from './heavy-calls.ts';
import type { Leave } from './resting-place.ts';

export type TravellerLimits = {
  /** Of one link, or of one network address without one. */
  link: HeavyLimit;
  /** Of all together. */
  process: HeavyLimit;
};

/** Waits for a place of this link and of the process, or rejects with a Problem. The signal ends the wait. */
export type TravellerPlaces = (link: string, signal: AbortSignal) => Promise<Leave>;

/** In each process, whose time it is. */
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
