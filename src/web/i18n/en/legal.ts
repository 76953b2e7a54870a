export const legal = {
  terms: 'Terms and conditions',
  privacy: 'Privacy policy',
  published: 'Published {{date}}',
  termsFailed: 'The terms and conditions could not be loaded.',
  privacyFailed: 'The privacy policy could not be loaded.',
  vision: {
    title: 'Team vision',
    text: 'We believe that being online abroad should be as easy as buying a postcard: at the counter, in a minute, at a price that is known before.',
    partners:
      'That is why we build for the people who meet travellers. Shops, agencies, hotels and developers get the tools, and the last word on name and price.',
    care: 'We keep the number in sight, say why something is not possible, and never charge twice for one click.',
  },
} as const;
