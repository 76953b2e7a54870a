/**
 * React Aria says by reference that a button is pending, and keeps the line for some seconds after the button is gone.
 * The line is no part of the page, and the library owns it.
 */
export const announcer = { context: { exclude: ['[data-live-announcer]'] } };
