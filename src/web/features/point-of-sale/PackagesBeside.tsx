import { lazyComponent } from '#web/ui/lazy-component.tsx';

/** The packages beside a sale: their code follows that of the sale. */
export const PackagesBeside = lazyComponent(async () => (await import('./TillPackages.tsx')).TillPackages);
