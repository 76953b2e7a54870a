// The logger of the process. Lines are JSON; those written during a request carry its id.
import { type DestinationStream, type LogFn, pino, type Logger, type LoggerOptions } from 'pino';
import { currentRequest } from './request-context.ts';
import { withSourcePositions } from './source-positions.ts';

export type Log = Logger;

/** How deep fields are redacted: in an error that holds a request, the headers are on the fourth level. */
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

/** Whether a failure is part of an outage, which fails every call in the same way. */
type IsOutage = (error: unknown) => boolean;

/** How often an outage is logged, however many calls it fails. */
const OUTAGE_LINE_MS = 1_000;

const errorIn = (fields: unknown): Partial<Error> | undefined =>
  typeof fields === 'object' && fields !== null && 'err' in fields ? (fields.err as Partial<Error>) : undefined;

/** Logs an outage once a second, with the number of lines that were left out since the last one. */
const quietInOutages = (isOutage: IsOutage): NonNullable<LoggerOptions['hooks']> => {
  let [quietUntil, leftOut] = [0, 0];
  return {
    logMethod(this: Logger, args: Parameters<LogFn>, write: LogFn): void {
      const [fields, ...words] = args as unknown as [object, ...string[]];
      const error = errorIn(fields);
      if (!error || !(isOutage(error) || isOutage(error.cause))) return write.apply(this, args);
      if (performance.now() < quietUntil) {
        leftOut += 1;
        return undefined;
      }
      const line = leftOut === 0 ? fields : { ...fields, leftOut };
      [quietUntil, leftOut] = [performance.now() + OUTAGE_LINE_MS, 0];
      return write.apply(this, [line, ...words] as unknown as Parameters<LogFn>);
    },
  };
};

/** Serializes an error the way pino does, with places of the sources in the stack. */
const serializeError = (error: Error): object => {
  const serialized = pino.stdSerializers.err(error);
  return serialized.stack === undefined ? serialized : { ...serialized, stack: withSourcePositions(serialized.stack) };
};

const never: IsOutage = () => false;

/** Writes to the standard output unless another destination is given. */
export const createLog = (level: string, destination?: DestinationStream, isOutage: IsOutage = never): Log =>
  pino(
    {
      level,
      hooks: quietInOutages(isOutage),
      base: null,
      serializers: { err: serializeError },
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
