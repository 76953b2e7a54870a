import { packages } from '#mocks/scenarios/packages.ts';
import type { PreviewEntry } from '#web/features/packages/components/InventoryPreview.tsx';

const [world, europe, germany] = packages;

/** One package of each kind of change. */
export const previewEntries: readonly [added: PreviewEntry, removed: PreviewEntry, kept: PreviewEntry] = [
  { id: 'a', name: 'Germany 500 MB', facts: germany!, state: 'added' },
  { id: 'b', name: 'World unlimited 10 days', facts: world!, state: 'removed' },
  { id: 'c', name: 'Europe 5 GB', facts: europe!, state: 'kept' },
];
