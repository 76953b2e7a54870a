// Opens a port, and says which setting to change where that is not possible.
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { codeOf, StartFailure } from './start-failure.ts';

/** Port 0 means any free port; without a host it is every address of the machine. */
export type ListenOptions = { port: number; host?: string | undefined };

/** The names of the two in the settings. */
type Names = { port: string; host: string };

const refusalOf = (error: unknown, { port, host = '' }: ListenOptions, names: Names): unknown => {
  const sentences: Readonly<Record<string, string>> = {
    EADDRINUSE: `${names.port} is ${port}, and another program listens there. End that program, or set ${names.port} to another port.`,
    EACCES: `${names.port} is ${port}, which this user may not listen at. Set ${names.port} to a port from 1024 on.`,
    EADDRNOTAVAIL: `${names.host} is ${host}, which is no address of this machine. Set ${names.host} to one that is, or leave it out.`,
    ENOTFOUND: `${names.host} is ${host}, which is not known. Set ${names.host} to an address of this machine, or leave it out.`,
    EINVAL: `${names.host} is ${host}, which cannot be listened at. Set ${names.host} to an address of this machine, or leave it out.`,
  };
  const sentence = sentences[codeOf(error) === 'EAI_AGAIN' ? 'ENOTFOUND' : codeOf(error)];
  return sentence === undefined ? error : new StartFailure(sentence, { cause: error });
};

/** Listens, and returns the port. @throws StartFailure that names the setting when it cannot. */
export const listen = async (server: Server, options: ListenOptions, names: Names): Promise<number> => {
  server.listen(options.port, options.host);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw refusalOf(error, options, names);
  }
  return (server.address() as AddressInfo).port;
};
