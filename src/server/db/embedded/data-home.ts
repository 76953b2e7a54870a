import path from 'node:path';
import { canEnter, databaseUser } from './system-user.ts';

/**
 * Where the reference mode keeps its data: `.data` beside the project. A root process whose project other users may not
 * enter (one below /root) keeps it under /var/lib, because the database does not run as root.
 */
export const defaultDataHome = (project: string, name: string): string => {
  const beside = path.join(project, '.data');
  return canEnter(databaseUser(), project) ? beside : path.join('/var/lib', name);
};
