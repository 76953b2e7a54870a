const helper = /\n *const getHeaders = \(h[\s\S]*?\n {2}\};(?=\n *return )/g;

/** Lets generated functions use the transport's `getHeaders`: as generated, each has a copy of its own. */
export const shareHeaders = (source: string): string => {
  const changed = source.replaceAll(helper, '');
  return changed === source
    ? source
    : changed.replace('\nimport ', "\nimport { getHeaders } from '#web/api/transport.ts';\nimport ");
};
