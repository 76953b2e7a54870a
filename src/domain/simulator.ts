/** Name of the supplier that is simulated: what its packages cost is made up, and nobody is paid for them. */
export const SIMULATOR = 'simulator';
