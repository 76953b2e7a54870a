export const channels = {
  title: 'Sales channels',
  subtitle: 'One inventory and one credit balance, wherever your customers are.',
  own: 'Ready to sell',
  requested: 'On request',
  tiles: {
    pointOfSale: {
      title: 'Point of sale',
      text: 'Sell at the counter or on your phone: customer, package, paid.',
      link: 'Open the point of sale',
    },
    api: {
      title: 'API',
      text: 'Sell from your own shop or booking system.',
      link: 'Set up the API',
    },
    sdk: {
      title: 'SDK',
      text: 'Bring eSIMs into your own app, for iOS and Android.',
      link: 'Set up the SDK',
    },
    shopPlatform: {
      title: 'Shop platform',
      text: 'A plug-in for the platform that your online shop runs on.',
      link: 'Request a shop plug-in',
    },
    chatApp: {
      title: 'Chat app',
      text: 'Customers buy where they write to you, in the messenger they use.',
      link: 'Request a chat app channel',
    },
    teamChat: {
      title: 'Team chat',
      text: 'Companies order data for their travellers from their team chat.',
      link: 'Request a team chat channel',
    },
    affiliate: {
      title: 'Affiliate programme',
      text: 'Others recommend your packages, and you pay them a share.',
      link: 'Request an affiliate programme',
    },
    other: {
      title: 'Another integration',
      text: 'Tell us where your customers are, and we will look into it with you.',
      link: 'Request another integration',
    },
  },
} as const;
