import { Gauge, type Registry } from 'prom-client';

export const gaugeIn =
  (registry: Registry) =>
  <Label extends string = never>(name: string, help: string, labelNames: readonly Label[] = []): Gauge<Label> =>
    new Gauge({ name: `simshelf_${name}`, help, labelNames: [...labelNames], registers: [registry] });
