// What the machine must have before a cluster can be started on it. Nothing is installed here.
import { existsSync } from 'node:fs';

const BINARIES = '/usr/lib/postgresql/15/bin';

const packages = {
  'postgresql-15': `${BINARIES}/postgres`,
  patroni: '/usr/bin/patroni',
  'etcd-server': '/usr/bin/etcd',
  haproxy: '/usr/sbin/haproxy',
  pgbouncer: '/usr/sbin/pgbouncer',
  iproute2: '/usr/sbin/ip',
  'util-linux': '/usr/bin/setpriv',
} as const;

/** @throws with what to install, or that it must be root. */
export const requirePrograms = (): void => {
  const missing = Object.entries(packages).flatMap(([name, file]) => (existsSync(file) ? [] : [name]));
  if (missing.length > 0)
    throw new Error(
      `The cluster needs packages of Debian 12 that are not here: apt-get install ${missing.join(' ')}. ` +
        'Stop the services that they start: systemctl disable --now etcd patroni haproxy pgbouncer postgresql.',
    );
  if (process.getuid?.() !== 0)
    throw new Error('Run this as root: each machine of the cluster is a network namespace. Its programs are not root.');
};
