import path from 'node:path';
import { canEnter, databaseUser } from './system-user.ts';

/**
 * The data directory of reference mode: `.data` in the project. When root runs a project that other users may not enter
 * (below /root), it is below /var/lib instead, because the database does not run as root.
 */
export const defaultDataHome = (project: string, name: string): string => {
  const beside = path.join(project, '.data');
  return canEnter(databaseUser(), project) ? beside : path.join('/var/lib', name);
};
