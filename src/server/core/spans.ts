// Where the time of a request or a job goes, published as it happens for the module that exports it
// (src/server/service/traces.ts). It costs a comparison while nobody listens. Attributes contain no personal data: no
// values of a statement, no address, no id of a customer.

type Attributes = Record<string, string | number>;

export type SpanStart = {
  name: string;
  kind: 'request' | 'call' | 'work';
  /** Whether the span is left out where no other span is around it. */
  isPart?: boolean;
  attributes?: Attributes;
};

export type OpenSpan = {
  /** Runs work whose spans belong below this one. */
  run: <T>(work: () => T) => T;
  end: (outcome?: { name?: string; attributes?: Attributes; hasFailed?: boolean }) => void;
};

/** Opens a span; undefined when the span is left out. */
type Tracer = (start: SpanStart) => OpenSpan | undefined;

let tracer: Tracer | undefined;

/** Sends spans to this listener from now on. Returns a function that stops this. */
export const traceTo = (wanted: Tracer): (() => void) => {
  tracer = wanted;
  return () => {
    if (tracer === wanted) tracer = undefined;
  };
};

export const isTracing = (): boolean => tracer !== undefined;

/** Undefined while nobody listens. The caller ends it. */
export const openSpan = (start: SpanStart): OpenSpan | undefined => tracer?.(start);

/** Runs the work in a span that ends with it. */
export const inSpan = async <T>(start: SpanStart, work: () => Promise<T>): Promise<T> => {
  const span = openSpan(start);
  if (!span) return work();
  try {
    const value = await span.run(work);
    span.end();
    return value;
  } catch (error) {
    span.end({ hasFailed: true });
    throw error;
  }
};
