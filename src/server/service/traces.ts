// Sends spans to an OpenTelemetry collector (decision 71). Loaded only where one is configured.
import { AsyncLocalStorage } from 'node:async_hooks';
import { context, diag, DiagLogLevel, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Log } from '../core/log.ts';
import { type OpenSpan, type SpanStart, traceTo } from '../core/spans.ts';
import { version } from '../core/version.ts';
import type { TraceSettings } from '../settings/index.ts';

type TraceOptions = TraceSettings & { log: Log };

const kinds = { request: SpanKind.SERVER, call: SpanKind.CLIENT, work: SpanKind.INTERNAL };

const providerOf = ({ endpoint, share, serviceName }: TraceOptions): TracerProvider =>
  new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName, 'service.version': version.release }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: `${endpoint}/v1/traces` }) })],
  });

/** Through this the exporter reports that the collector is away; what it could not send is lost. */
const warnThrough = (log: Log): void => {
  const warn = (message: string): void => log.warn({ reason: message.slice(0, 500) }, 'Traces could not be sent');
  const quiet = (): void => {};
  diag.setLogger(
    { error: warn, warn, info: quiet, debug: quiet, verbose: quiet },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  );
};

/** Exports from now on. Returns a function that sends what is left and stops. */
export const openTraces = (options: TraceOptions): (() => Promise<void>) => {
  warnThrough(options.log);
  const provider = providerOf(options);
  const tracer = provider.getTracer('simshelf', version.release);
  const around = new AsyncLocalStorage<Span>();

  const open = ({ name, kind, isPart = false, attributes = {} }: SpanStart): OpenSpan | undefined => {
    const parent = around.getStore();
    if (isPart && !parent) return undefined;
    const parentContext = parent ? trace.setSpan(context.active(), parent) : context.active();
    const span = tracer.startSpan(name, { kind: kinds[kind], attributes }, parentContext);
    return {
      run: (work) => around.run(span, work),
      end: ({ name: newName, attributes: more = {}, hasFailed = false } = {}) => {
        if (newName !== undefined) span.updateName(newName);
        span.setAttributes(more);
        if (hasFailed) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      },
    };
  };

  const stop = traceTo(open);
  return async () => {
    stop();
    await provider.shutdown();
    diag.disable();
  };
};
