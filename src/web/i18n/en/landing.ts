export const landing = {
  title: 'Sell mobile data under your own name',
  lead: 'Buy eSIM packages for the whole world, set your own prices, and hand them to travellers with one link.',
  register: 'Create an account',
  signIn: 'Sign in',
  learnMore: 'Learn more',
  consent: 'By creating an account you accept our',
  terms: 'terms and conditions',
  and: 'and our',
  privacy: 'privacy policy',
  wanted: 'Please sign in to go on.',
  packages: { europe: 'City break', world: 'Around the world', usa: 'New York weekend' },
  product: {
    title: 'One shelf for everything you sell',
    lead: 'Four steps from your first top-up to a traveller who is online.',
    buy: {
      title: 'Prepaid credit, no contract',
      text: 'Top up from 10 USD. What you do not sell costs you nothing: a package is charged when you sell it, or bought in stock at a discount.',
      link: 'Top up credit',
    },
    shelf: {
      title: 'Packages for every trip',
      text: 'Single countries, regions and the whole world, by the gigabyte or unlimited. Pick what suits your customers.',
      link: 'Browse data packages',
    },
    price: {
      title: 'Your name, your price',
      text: 'Name each package and set its retail price. You see purchase price and margin, your customers see yours.',
      link: 'Open your inventory',
    },
    sell: {
      title: 'Sold in a few seconds',
      text: 'At the counter, by phone or from your own shop through the API. The traveller opens a link and scans a code.',
      link: 'Open the point of sale',
    },
  },
  starter: {
    signIn: 'Taking you to the sign-in page',
    register: 'Taking you to the registration page',
  },
} as const;
