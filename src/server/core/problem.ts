// The one kind of error that a caller sees: a problem object of RFC 9457.

/** The body of the response. `message` and `detail` are the same text: ENT-052 names the former, ERR-032 the latter. */
export type ProblemBody = {
  type: string;
  title: string;
  status: number;
  path: string;
  message: string;
  detail: string;
  errors?: readonly FieldError[];
};

export type FieldError = { field: string; message: string };

export type ProblemOptions = {
  /** A URI naming the kind of problem; about:blank when the status says it all. */
  type?: string;
  headers?: Record<string, string>;
  errors?: readonly FieldError[];
  cause?: unknown;
};

export const problemMediaType = 'application/problem+json';

/** When to try again after the database was away. */
const unavailableSeconds = 5;

/** Limit of the contract's Problem schema. */
const longestPath = 2048;

/** Thrown anywhere below a request, it becomes the response. */
export class Problem extends Error {
  readonly status: number;
  readonly title: string;
  readonly type: string;
  readonly headers: Record<string, string>;
  readonly errors: readonly FieldError[] | undefined;

  constructor(status: number, title: string, message: string = title, options: ProblemOptions = {}) {
    super(message, { cause: options.cause });
    this.name = 'Problem';
    this.status = status;
    this.title = title;
    this.type = options.type ?? 'about:blank';
    this.headers = options.headers ?? {};
    this.errors = options.errors;
  }

  static badRequest(message: string, errors?: readonly FieldError[]): Problem {
    return new Problem(400, 'Bad request', message, errors ? { errors } : {});
  }

  /** The one invalid field of the request, by its place in the contract: `body.address.country`. */
  static badField(field: string, message: string): Problem {
    return Problem.badRequest(`${field}: ${message}`, [{ field, message }]);
  }

  static unauthorized(challenge: string, message: string): Problem {
    return new Problem(401, 'Unauthorized', message, { headers: { 'www-authenticate': challenge } });
  }

  static notFound(message = 'There is nothing at this address.'): Problem {
    return new Problem(404, 'Not found', message);
  }

  static tooManyRequests(retryAfter: number, headers: Record<string, string> = {}): Problem {
    return new Problem(429, 'Too many requests', `Too many tries. Please try again in ${retryAfter} seconds.`, {
      headers: { ...headers, 'retry-after': String(retryAfter) },
    });
  }

  /** The database does not answer. Whether a change was made is unknown; repeating the call with its idempotency key settles it. */
  static unavailable(cause?: unknown): Problem {
    return new Problem(
      503,
      'Unavailable',
      'The store cannot answer at the moment. Please try again in a few seconds: with the same idempotency key, nothing is done twice.',
      { headers: { 'retry-after': String(unavailableSeconds) }, cause },
    );
  }

  static internal(): Problem {
    return new Problem(500, 'Internal error', 'An unexpected error occurred. Please try again later.');
  }

  toBody(path: string): ProblemBody {
    const { type, title, status, message, errors } = this;
    return {
      type,
      title,
      status,
      path: path.slice(0, longestPath),
      message,
      detail: message,
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
