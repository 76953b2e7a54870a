/** Saves a text or bytes as a download. */
export const saveFile = (name: string, type: string, content: BlobPart): void => {
  const href = URL.createObjectURL(new Blob([content], { type }));
  const link = Object.assign(document.createElement('a'), { href, download: name });
  link.click();
  URL.revokeObjectURL(href);
};
