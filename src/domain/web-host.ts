import { isHost } from './mailbox.ts';

/** Whether a page can be at a host, by the rule of e-mail domains; names of servers may have underscores too. */
export const isWebHost = (host: string): boolean => isHost(host.replaceAll('_', '-'));
