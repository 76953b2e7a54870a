export const landing = {
  title: 'Sell mobile data under your own name',
  lead: 'Travellers need data abroad. Sell them an eSIM in seconds, at your price and under your name: prepaid, no contract, nothing to ship.',
  register: 'Create an account',
  signIn: 'Sign in',
  learnMore: 'Learn more',
  scriptNeeded: 'These buttons need JavaScript. Please switch it on in your browser.',
  consent: 'By creating an account you accept our',
  terms: 'terms and conditions',
  and: 'and our',
  privacy: 'privacy policy',
  wanted: 'Please sign in to go on.',
  packages: { europe: 'City break', world: 'Around the world', usa: 'New York weekend' },
  picture: {
    label: 'A till with three packages, and the page of a traveller: data left, and a code that installs the eSIM.',
    till: 'Choose a package',
    seller: 'Berg Travel',
    left: 'Remaining data',
    of: 'of {{size}} GB, {{days}} days left',
    scan: 'Scan to install your eSIM',
  },
  steps: {
    title: 'Three steps to your first sale',
    lead: 'From a new account to a traveller who is online.',
    credit: {
      title: 'Top up credit',
      text: 'From 10 USD. A package is charged when you sell it, not before.',
    },
    packages: {
      title: 'Choose packages, set prices',
      text: 'Single countries, regions and the whole world, by the gigabyte or unlimited. The name and the price are yours.',
    },
    sell: {
      title: 'Sell, and hand over a link',
      text: 'The traveller opens a page with your name, scans the code and is online. Later it shows how much data is left.',
    },
  },
  cost: {
    title: 'What it costs',
    lead: 'You pay the purchase price of what you sell, and nothing else.',
    contract: 'No contract, no monthly fee',
    credit: 'Top up from 10 USD, credit never expires',
    unsold: 'What you do not sell costs nothing',
    stock: 'A discount for packages bought in advance',
    browse: 'Browse data packages',
    example: 'Example: Europe, 5 GB, 30 days, before tax',
    retailPrice: 'Your customer pays',
    purchasePrice: 'You pay',
    margin: 'You keep',
  },
  channels: {
    title: 'Three ways to sell',
    lead: 'One inventory and one credit for all of them.',
    pointOfSale: {
      title: 'At the counter',
      text: 'Customer, package, paid: the point of sale takes a few seconds, also on the phone in your hand.',
      link: 'Open the point of sale',
    },
    api: {
      title: 'In your own shop',
      text: 'The API sells from your shop or booking system, and tells it about usage and status by webhook.',
      link: 'Read the API documentation',
    },
    sdk: {
      title: 'Inside your app',
      text: 'The SDK brings eSIMs into your own app, for iOS and Android.',
      link: 'Set up the SDK',
    },
  },
  trust: {
    title: 'Exact to the cent',
    lead: 'Your money is counted the way you would count it.',
    once: {
      title: 'Nothing counts twice',
      text: 'A sale or a payment that arrives twice, after a double click or on a bad connection, is made once.',
    },
    traced: {
      title: 'Every cent has a reason',
      text: 'Your credit changes with a top-up, a sale or a refund, and you can look each of them up.',
    },
    receipts: {
      title: 'A receipt for every payment',
      text: 'As PDF, with your billing address and the tax, ready for your bookkeeping.',
    },
    refunds: {
      title: 'Mistakes can be undone',
      text: 'Refund a sale from credit in your history, and its price is back in your credit at once.',
    },
  },
  start: {
    title: 'Make your first sale today',
    text: 'An account takes a minute. You pay nothing until you top up.',
    register: 'Start selling',
  },
  starter: {
    signIn: 'Taking you to the sign-in page',
    register: 'Taking you to the registration page',
  },
} as const;
