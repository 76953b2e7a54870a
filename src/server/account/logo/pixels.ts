/** A picture of pixels, without what says nothing about them. */
export type Pixels = { width: number; height: number; content: Buffer };
