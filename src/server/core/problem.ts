// The one kind of error that a caller sees: a problem object of RFC 9457.
import type { FieldErrorCode } from '#contract/storefront/model/fieldErrorCode.ts';
import type { ProblemCode } from '#domain/refusal.ts';
import { waitIn } from '#domain/wait.ts';
import { problemKinds } from './problem-kinds.ts';

/** The body of the response. `message` and `detail` are the same text: ENT-052 has the first, ERR-032 the second. */
export type ProblemBody = {
  type: string;
  title: string;
  code: ProblemCode;
  status: number;
  path: string;
  message: string;
  detail: string;
  values?: ProblemValues;
  errors?: readonly FieldError[];
};

/** The values that a message names, for clients that word it in another language. */
export type ProblemValues = Readonly<Record<string, string>>;

export type FieldError = { field: string; code: FieldErrorCode; message: string; values?: ProblemValues };

type ProblemOptions = {
  /** A URI naming the kind of problem; about:blank when the status says it all. */
  type?: string;
  headers?: Record<string, string>;
  values?: ProblemValues;
  errors?: readonly FieldError[];
  cause?: unknown;
};

export const problemMediaType = 'application/problem+json';

/** When to try again after the database was away. */
const unavailableSeconds = 5;

/** Limit of the contract's Problem schema. */
const longestPath = 2048;

/** The challenge to a caller whose token is not accepted, or no longer (RFC 6750). */
export const INVALID_TOKEN = 'Bearer error="invalid_token"';

/** Thrown anywhere below a request, it becomes the response. */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly status: number;
  readonly title: string;
  readonly type: string;
  readonly headers: Record<string, string>;
  readonly values: ProblemValues | undefined;
  readonly errors: readonly FieldError[] | undefined;

  constructor(code: ProblemCode, message: string, options: ProblemOptions = {}) {
    super(message, { cause: options.cause });
    const { status, title } = problemKinds[code];
    this.name = 'Problem';
    this.code = code;
    this.status = status;
    this.title = title;
    this.type = options.type ?? 'about:blank';
    this.headers = options.headers ?? {};
    this.values = options.values;
    this.errors = options.errors;
  }

  static badRequest(message: string, errors?: readonly FieldError[]): Problem {
    return new Problem('bad_request', message, errors ? { errors } : {});
  }

  /** A request with one invalid field, named by its place in the contract: `body.address.country`. */
  static badField(field: string, code: FieldErrorCode, message: string, values?: ProblemValues): Problem {
    return Problem.badRequest(`${field}: ${message}`, [{ field, code, message, ...(values ? { values } : {}) }]);
  }

  static unauthorized(challenge: string, message: string): Problem {
    return new Problem('unauthorized', message, { headers: { 'www-authenticate': challenge } });
  }

  /**
   * The account of an external provider has no e-mail address, or the provider does not put it into its access tokens.
   */
  static withoutEmail(): Problem {
    return new Problem(
      'email_missing',
      'The account that you signed in with has no email address. Have one added to it, or sign in with another account.',
      { headers: { 'www-authenticate': INVALID_TOKEN } },
    );
  }

  static notFound(message = 'There is nothing at this address.'): Problem {
    return new Problem('not_found', message);
  }

  static tooManyRequests(retryAfter: number, headers: Record<string, string> = {}): Problem {
    return new Problem('too_many_requests', `Too many attempts. Please try again ${waitIn(retryAfter, 'en')}.`, {
      headers: { ...headers, 'retry-after': String(retryAfter) },
      values: { seconds: String(retryAfter) },
    });
  }

  /**
   * The database does not answer. Whether a change was made is unknown; repeating the call with its idempotency key
   * settles it.
   */
  static unavailable(cause?: unknown): Problem {
    return new Problem(
      'unavailable',
      'The store cannot answer at the moment. Please try again in a few seconds: with the same idempotency key, nothing is done twice.',
      { headers: { 'retry-after': String(unavailableSeconds) }, cause },
    );
  }

  static internal(): Problem {
    return new Problem('internal_error', 'An unexpected error occurred. Please try again later.');
  }

  toBody(path: string): ProblemBody {
    const { type, title, code, status, message, values, errors } = this;
    return {
      type,
      title,
      code,
      status,
      path: path.slice(0, longestPath),
      message,
      detail: message,
      ...(values ? { values } : {}),
      ...(errors ? { errors } : {}),
    };
  }

  /** The response as HTTP. */
  toResponse(path: string): Response {
    return new Response(JSON.stringify(this.toBody(path)), {
      status: this.status,
      headers: { ...this.headers, 'content-type': problemMediaType, 'cache-control': 'no-store' },
    });
  }
}
