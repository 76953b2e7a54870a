// A page costs as much as many calls. Only a few pages of a visitor, and of all visitors together, are rendered at
// once. A visitor without a place gets the app, which fetches what it shows, so nobody waits and nothing fails
// (decision 13).
import { type Leave, restingPlace } from './resting-place.ts';

/** How many pages are rendered at once. A place then rests for a multiple of the time that the process worked on it. */
type PlaceLimit = { atOnce: number; rest: number };

export type PageLimits = {
  /** The places of one account, or of one network address without an account. */
  visitor: PlaceLimit;
  /** The places of all visitors together. */
  process: PlaceLimit;
};

/** Takes a place of this visitor and of the process; undefined when one of them has none. */
export type PagePlaces = (visitor: string) => Leave | undefined;

type Take = (of: string) => Leave | undefined;

const createPlaces = ({ atOnce, rest }: PlaceLimit): Take => {
  const taken = new Map<string, number>();
  const free = (of: string): void => {
    const left = (taken.get(of) ?? 0) - 1;
    if (left > 0) taken.set(of, left);
    else taken.delete(of);
  };
  return (of) => {
    const count = taken.get(of) ?? 0;
    if (count >= atOnce) return undefined;
    taken.set(of, count + 1);
    return restingPlace(rest, () => free(of));
  };
};

/** Counted in each process, whose time the pages take. */
export const createPagePlaces = ({ visitor, process }: PageLimits): PagePlaces => {
  const takeOfVisitor = createPlaces(visitor);
  const takeOfAll = createPlaces(process);
  return (of) => {
    const leave = takeOfVisitor(of);
    const leaveAll = leave && takeOfAll('');
    if (!leaveAll) {
      leave?.();
      return undefined;
    }
    return () => {
      leaveAll();
      leave();
    };
  };
};
