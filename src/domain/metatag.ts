/** Characters from which a metatag is truncated (CON-035). */
const METATAG_TRUNCATED_FROM = { mobile: 30, desktop: 50 } as const;

type MetatagView =
  | { kind: 'none' }
  | { kind: 'plain'; text: string }
  | { kind: 'truncated'; text: string }
  | { kind: 'xml' };

/** How a metatag is shown; XML is detected before the length is checked (STO-091 to STO-095). */
export const metatagView = (
  metatag: string | undefined,
  { isMobile, isXml }: { isMobile: boolean; isXml: (text: string) => boolean },
): MetatagView => {
  if (metatag === undefined || metatag === '') return { kind: 'none' };
  if (isXml(metatag)) return { kind: 'xml' };
  const limit = METATAG_TRUNCATED_FROM[isMobile ? 'mobile' : 'desktop'];
  return metatag.length < limit
    ? { kind: 'plain', text: metatag }
    : { kind: 'truncated', text: `${metatag.slice(0, limit - 1).trimEnd()}…` };
};
