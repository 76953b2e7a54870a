// Where figures and traces of the process go.

type MetricsGiven = { METRICS_PORT?: number | undefined; METRICS_HOST?: string | undefined };

export type MetricsSettings = { port: number; host: string };

export const metricsOf = ({ METRICS_PORT: port, METRICS_HOST: host }: MetricsGiven): { metrics?: MetricsSettings } => {
  if (port !== undefined) return { metrics: { port, host: host ?? '127.0.0.1' } };
  if (host === undefined) return {};
  throw new Error('METRICS_HOST needs METRICS_PORT');
};

type TracesGiven = {
  OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
  OTEL_SERVICE_NAME?: string | undefined;
  OTEL_TRACES_SAMPLER_ARG: number;
};

export type TraceSettings = {
  /** Address of the collector; spans go to /v1/traces below it. */
  endpoint: string;
  /** The share of requests and jobs whose spans are sent, from 0 to 1. */
  share: number;
  serviceName: string;
};

export const tracesOf = (given: TracesGiven, storeSlug: string): { traces?: TraceSettings } => {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: share } = given;
  if (endpoint === undefined) return {};
  return { traces: { endpoint, share, serviceName: given.OTEL_SERVICE_NAME ?? storeSlug } };
};
