export const operatorLegal = {
  title: 'Legal',
  subtitle: 'Terms and privacy policy, version by version',
  documents: { TERMS: 'Terms and conditions', PRIVACY: 'Privacy policy' },
  states: { SCHEDULED: 'Announced', IN_FORCE: 'In force', REPLACED: 'Replaced' },
  columns: { version: 'Version', effective: 'In force from', published: 'Published', operator: 'By' },
  version: 'Version {{number}}',
  firstTexts: 'Comes with the store',
  write: 'Write a new version',
  facts: 'Publication',
  notFound: 'No such version',
  notFoundText: 'The address may be incomplete.',
  editor: {
    title: '{{document}}: version {{number}}',
    format:
      'Paragraphs are parted by a blank line. A line that begins with “## ” is a heading. Nothing else is formatted.',
    languages: { en: 'Text in English', de: 'Text in German' },
    unchanged: 'Nothing was changed yet.',
    incomplete: 'Fill in the text in every language.',
    preview: 'Preview',
    change: 'Change the text',
    publication: 'Publication',
    asked:
      'Resellers are asked to accept this version as soon as it is in force. A published version cannot be changed.',
    shown: 'Everybody reads this version as soon as it is in force. A published version cannot be changed.',
    waiting:
      'Version {{number}} is announced for {{date}}. From the day on which this one is in force, it replaces that one.',
    effectiveOn: 'In force from',
    effectiveHint: 'From 0:00 UTC of this day. Leave it empty to publish at once.',
    submit: 'Publish version {{number}}',
    done: 'Version {{number}} is published.',
  },
} as const;
