/** The longest time between the two presses of a double press, in milliseconds. */
export const DOUBLE_PRESS_MS = 500;
