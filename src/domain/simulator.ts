/** Name of the simulated supplier: the costs of its packages are made up, and nobody is paid for them. */
export const SIMULATOR = 'simulator';
