import type { Refusal } from './refusal.ts';

type LegalSection = {
  /** Empty before the first heading. */
  heading: string;
  paragraphs: string[];
};

const HEADING = '## ';

/** The parts of a published text: paragraphs between blank lines, headings after "## " (see the contract). */
export const parseLegalText = (content: string): LegalSection[] => {
  const sections: LegalSection[] = [];
  const last = (): LegalSection => {
    const section = sections.at(-1) ?? { heading: '', paragraphs: [] };
    if (sections.length === 0) sections.push(section);
    return section;
  };
  for (const block of content.replaceAll('\r\n', '\n').split(/\n\s*\n/)) {
    const [first = '', ...rest] = block.trim().split('\n');
    const isHeading = first.startsWith(HEADING);
    if (isHeading) sections.push({ heading: first.slice(HEADING.length).trim(), paragraphs: [] });
    const paragraph = (isHeading ? rest : [first, ...rest]).join(' ').trim();
    if (paragraph !== '') last().paragraphs.push(paragraph);
  }
  return sections;
};

/** The day from which a version is in force, in UTC. */
const dayOf = (timestamp: string): string => new Date(timestamp).toISOString().slice(0, 'YYYY-MM-DD'.length);

/** YYYY/MM/DD, as readers see it (PUB-011, PUB-012). */
export const formatPublishDate = (timestamp: string): string => dayOf(timestamp).replaceAll('-', '/');

/** The same day in the form of the desk's other dates: DD-MM-YYYY. */
export const formatEffectiveDay = (timestamp: string): string => dayOf(timestamp).split('-').toReversed().join('-');

/** Whether there is a newer version of the terms than the accepted one. */
export const isTermsChanged = ({ code }: Pick<Refusal, 'code'>): boolean => code === 'terms_changed';
