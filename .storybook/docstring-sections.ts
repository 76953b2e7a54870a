/** What a component's docstring says, in the sections of its docs page; a section that it lacks is undefined. */
export type Sections = {
  purpose: string;
  use: string | undefined;
  anatomy: string | undefined;
  dos: string | undefined;
  donts: string | undefined;
  keyboard: string | undefined;
};

const withCapital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A paragraph that begins with one of these words starts a section, which lasts until the next one. */
export const sectionsOf = (docstring: string): Sections => {
  const [purpose = '', ...parts] = docstring.trim().split(/\n{2,}(?=Use it\b|(?:Anatomy|Do|Don't|Keyboard):)/);
  const sectionAt = (mark: string): string | undefined => parts.find((part) => part.startsWith(mark));
  const after = (mark: string): string | undefined => {
    const text = sectionAt(mark)?.slice(mark.length).trim();
    return text && withCapital(text);
  };
  return {
    purpose,
    use: sectionAt('Use it'),
    anatomy: after('Anatomy:'),
    dos: after('Do:'),
    donts: after("Don't:"),
    keyboard: after('Keyboard:'),
  };
};
