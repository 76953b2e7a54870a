import path from 'node:path';
import { type StandIn, startStandIn } from './stand-in.ts';
import { projectRoot } from '../tidy/source-tree.ts';

/** Starts the stand-in of VIES: it knows every number but those that end in 0. */
export const startVies = (): Promise<StandIn> =>
  startStandIn(path.join(projectRoot, 'tests/stand-ins/vies/main.ts'), { STAND_IN_PORT: '0' });
