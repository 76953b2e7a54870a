/** Saves a text or bytes as a file, as a download would. The browser asks or chooses where. */
export const saveFile = (name: string, type: string, content: BlobPart): void => {
  const href = URL.createObjectURL(new Blob([content], { type }));
  const link = Object.assign(document.createElement('a'), { href, download: name });
  link.click();
  URL.revokeObjectURL(href);
};
