// CHANGELOG.md, in the form of Keep a Changelog.

const UNRELEASED = '## [Unreleased]';

type Section = { heading: string; text: string };

/** The sections of the versions, the newest first. */
const sectionsOf = (changelog: string): Section[] =>
  changelog
    .split(/^(?=## )/m)
    .slice(1)
    .map((part) => {
      const [heading = '', ...lines] = part.split('\n');
      return { heading, text: lines.join('\n').trim() };
    });

/** What a release says must be enough to decide on the upgrade. */
const requireContent = (version: string, text: string): void => {
  if (!/^- /m.test(text)) throw new Error(`CHANGELOG.md lists nothing for ${version}.`);
  if (!/^Going back: ./m.test(text))
    throw new Error(`CHANGELOG.md must say for ${version} how to go back, in a line that begins with "Going back:".`);
};

/**
 * The changelog with what is unreleased under this version and date. A section that has the version already is only checked.
 *
 * @param date In the form 2026-11-28.
 */
export const withRelease = (changelog: string, version: string, date: string): string => {
  const sections = sectionsOf(changelog);
  const dated = sections.find(({ heading }) => heading.startsWith(`## [${version}]`));
  const unreleased = sections.find(({ heading }) => heading === UNRELEASED);
  if (!unreleased) throw new Error(`CHANGELOG.md has no section ${UNRELEASED}.`);
  if (dated) {
    requireContent(version, dated.text);
    if (!/ - \d{4}-\d\d-\d\d$/.test(dated.heading))
      throw new Error(`The section of ${version} in CHANGELOG.md has no date.`);
    if (unreleased.text !== '')
      throw new Error(
        `CHANGELOG.md has changes under ${UNRELEASED} although ${version} has its section: move them there.`,
      );
    return changelog;
  }
  requireContent(version, unreleased.text);
  return changelog.replace(UNRELEASED, `${UNRELEASED}\n\n## [${version}] - ${date}`);
};
