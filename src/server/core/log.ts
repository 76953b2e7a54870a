// One logger for the process. Lines are JSON; those written during a request carry its id.
import { type DestinationStream, pino, type Logger } from 'pino';
import { currentRequest } from './request-context.ts';

export type Log = Logger;

/** How deep fields are redacted: an error that holds a request has its headers on the fourth level. */
const levels = ['', '*.', '*.*.', '*.*.*.'];

/** Names of fields that are never logged, at any depth. */
const secrets = [
  'authorization',
  'cookie',
  'password',
  'token',
  'accessToken',
  'refreshToken',
  'clientSecret',
  'secret',
].flatMap((name) => levels.map((above) => above + name));

/** Writes to the standard output unless another destination is given. */
export const createLog = (level: string, destination?: DestinationStream): Log =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      redact: { paths: secrets, censor: '[hidden]' },
      mixin: () => {
        const request = currentRequest();
        return request ? { request: request.id } : {};
      },
    },
    destination,
  );
