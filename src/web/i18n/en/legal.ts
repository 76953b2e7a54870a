export const legal = {
  terms: 'Terms and conditions',
  privacy: 'Privacy policy',
  published: 'Published {{date}}',
  termsFailed: 'The terms and conditions could not be loaded.',
  privacyFailed: 'The privacy policy could not be loaded.',
  vision: {
    title: 'Team vision',
    text: 'We believe that being online abroad should be as easy as buying a postcard: at the counter, in a minute, at a price that you know in advance.',
    partners:
      'That is why we build for the people who meet travellers. Shops, agencies, hotels and developers get the tools, and the last word on name and price.',
    care: 'We show the price up front, say why something is not possible, and never charge twice for one click.',
  },
} as const;
