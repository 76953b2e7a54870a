// How a test shows stories: in a hidden frame, which takes the size of each screen (tests/visual/workshop.ts).

const testedFrame = (): HTMLIFrameElement | undefined =>
  window.frameElement?.id === 'tested' ? (window.frameElement as HTMLIFrameElement) : undefined;

/** Whether a test runs the story, and nobody looks at it. */
export const isTest = (): boolean => testedFrame() !== undefined;

/** `long` for every variant (./sample.ts). */
export const testSize = (): string | undefined => testedFrame()?.dataset['testSize'];

const nextFrame = (): Promise<unknown> => new Promise(requestAnimationFrame);

/** Gives a tested story a screen of this size; resolves when it is laid out for that. */
export const resizeScreen = async ({ width, height }: { width: number; height: number }): Promise<void> => {
  const frame = testedFrame();
  if (!frame || (innerWidth === width && innerHeight === height)) return;
  frame.style.width = `${width}px`;
  frame.style.height = `${height}px`;
  await nextFrame();
  await nextFrame();
};
