export { openTraces, type TraceOptions } from './traces.ts';
