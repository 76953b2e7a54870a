export const offline = {
  title: 'You are offline',
  text: 'This page needs a connection to the store. The point of sale opens without one if you have used it on this device before.',
  toTill: 'Open the point of sale',
  notice: 'No connection. What you type is kept.',
} as const;
