/** The frame around this document, where a docs page shows a story in one. */
const docsFrame = (): HTMLElement | undefined =>
  window.frameElement?.id.startsWith('iframe--') ? (window.frameElement as HTMLElement) : undefined;

/** The toolbar values of the page around, which a frame does not get. */
export const globalsAround = (): Record<string, string> => {
  const page = docsFrame()?.ownerDocument.querySelector<HTMLElement>('[data-docs-globals]');
  return page ? JSON.parse(page.dataset['docsGlobals'] ?? '{}') : {};
};

/** Gives the frame the width that its story is made for. */
export const fitFrame = (width: string | undefined): void => {
  if (width !== undefined) docsFrame()?.style.setProperty('width', width);
};

type Render = {
  renderOptions?: { autoplay: boolean };
};

/** Whether a docs page shows this document in a frame: there plays would take the focus from each other. */
export const isInDocs = (): boolean => docsFrame() !== undefined;

/** Whether the play of the story that comes runs; else the story is only shown. Storybook has no setting for that. */
export const playIf = (isPlayed: boolean): void => {
  const preview = Reflect.get(window, '__STORYBOOK_PREVIEW__') as { currentRender?: Render } | undefined;
  const options = preview?.currentRender?.renderOptions;
  if (options) options.autoplay = isPlayed;
};
