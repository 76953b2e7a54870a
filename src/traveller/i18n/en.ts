export const en = {
  locale: 'en-GB',
  countries: (count: number): string => (count === 1 ? '1 country' : `${count} countries`),
  unlimited: 'Unlimited',
  header: { share: 'Share', profile: 'My profile', back: 'Back' },
  contact: (name: string): string => `Contact ${name}`,
  loading: 'Loading',
  languages: 'Language',
  toast: { copied: 'Copied', shared: 'Link copied', failed: 'Please select and copy the code by hand.' },
  installation: {
    title: 'Install your eSIM',
    otherTitle: 'Your eSIM',
    takesEsims: 'This iPhone supports eSIM. It must not be locked to one mobile provider.',
    tooOld: {
      title: 'This phone is probably too old for eSIMs',
      text: 'They need Android 9 or newer, or an iPhone XS or newer. Open this page on the phone that gets the eSIM; the link works there too.',
    },
    checkThis: 'Does this phone support eSIM?',
    checkPhone: 'Does your phone support eSIM?',
    steps: {
      title: 'Three steps to go online',
      install: {
        name: 'Install on Wi-Fi',
        text: 'Best before you leave: the installation needs an internet connection.',
      },
      data: { name: 'Choose it for mobile data', text: 'Your own SIM stays on for calls.' },
      roaming: { name: 'Turn on data roaming when you arrive', text: 'For this eSIM only. It costs nothing extra.' },
    },
    quick: {
      title: 'Install on this device',
      text: 'No scanning and no typing: your device asks once, then installs the eSIM.',
      button: 'Install eSIM',
      fallback: 'If nothing happens, enter the code below by hand.',
    },
    warning: {
      title: 'Scan from another screen',
      text: 'A device cannot scan its own display. Open this page on another device, or print it.',
      manual: 'Only this device at hand? Install manually',
    },
    scan: {
      title: 'Scan the QR code',
      steps: [
        'Open Settings, then mobile network or SIMs, and choose to add an eSIM.',
        'Scan this code and follow the steps on the phone.',
      ],
      code: (iccid: string): string => `QR code of eSIM ${iccid}`,
    },
    manual: {
      title: 'Install manually',
      text: 'Choose to enter the details by hand where the phone asks for a QR code.',
      android: 'Android',
      apple: 'iPhone and iPad',
      address: 'SM-DP+ address',
      code: 'Activation code',
      copy: 'Copy',
      other: (system: string): string => `Codes for ${system}`,
    },
    codes: { title: 'Codes of this eSIM', text: 'Only for the device that has it, if that asks for them again.' },
    installed: 'This eSIM is already on a device. Turn it on in the settings there; it can be installed only once.',
    deleted: {
      title: 'This eSIM was deleted',
      text: 'A deleted eSIM cannot be installed again. Your reseller can give you a new one.',
      how: (iccid: string): string =>
        `Show this page to your reseller, or send the number of the deleted eSIM: ${iccid}. Ask whether the data you have left can be moved to the new one.`,
    },
    outOfUse: (iccid: string) => ({
      title: 'This eSIM cannot be used',
      text: `Something is wrong with it. Show this page to your reseller, who can give you a new one, or send its number: ${iccid}.`,
    }),
    replaced: {
      title: 'This eSIM was replaced',
      text: 'It can no longer be installed or used.',
      dataMoved: 'Your data is on the new eSIM.',
      askForNew: 'Your reseller can give you a new one.',
      action: 'Open the new eSIM',
      lost: {
        title: 'This eSIM was reported lost and has been replaced',
        text: (shop: string): string =>
          `It can no longer be installed or used. For your safety this link does not lead to the new eSIM. ${shop} has the link to it: if you have not got it yet, ask for it.`,
      },
    },
    refunded: {
      title: 'This eSIM was refunded',
      text: 'It can no longer be installed or used. If you have questions, please contact your reseller.',
    },
  },
  noData: {
    title: 'There is no data on this eSIM',
    text: 'Your package is used up, has expired or was refunded. Your reseller can add a new one.',
    /** For one package, or several alike; the end of the last one is between the two. */
    expired: (isOne: boolean) => [
      isOne ? 'Your package expired on' : 'Your last package expired on',
      '. Your reseller can add a new one.',
    ],
    empty: (isOne: boolean): string =>
      `${isOne ? 'Your package is' : 'Your packages are'} used up. Your reseller can add a new one.`,
  },
  /** The words that phones use: those of Apple, of Google and of Samsung. */
  menus: {
    apple: {
      data: 'Settings › Mobile Service (in the US: Cellular) › Mobile Data',
      roaming: 'Settings › Mobile Service (in the US: Cellular) › this eSIM › Data Roaming',
    },
    android: {
      data: 'Settings › Network & internet › SIMs › this eSIM (Samsung: Connections › SIM manager › Mobile data)',
      roaming:
        'Settings › Network & internet › SIMs › this eSIM › Roaming (Samsung: Connections › Mobile networks › Data roaming)',
    },
    other: {
      data: 'In the settings of the phone, under mobile network or SIMs.',
      roaming: 'In the settings of the phone, under mobile network or SIMs, for this eSIM.',
    },
  },
  offline: {
    title: 'No data?',
    causes: {
      notInstalled: 'This eSIM is not installed on a phone yet: install it first, and turn it on.',
      switchedOff: 'This eSIM is switched off: turn it on in the settings of the phone.',
      atFirstUse:
        'Your package has not started yet. It starts when the eSIM first connects in a country that it covers.',
      byHand: 'Your package has not started yet. Please ask your reseller to start it.',
    },
    line: (menu: string): string => `Choose this eSIM for mobile data. ${menu}`,
    roaming: (menu: string): string => `Turn on data roaming for it. ${menu}`,
    where: (places: string): string =>
      places === ''
        ? 'Check that you are in a country that your package covers.'
        : `Check where you are. Your data works in: ${places}.`,
    restart: 'Turn flight mode on for ten seconds, or restart the phone.',
    ask: (reseller: string | undefined, iccid?: string): string =>
      `Still no data? Ask ${reseller ?? 'your reseller'}${iccid === undefined ? '' : `, and give the number of this eSIM: ${iccid}`}.`,
  },
  moreData: {
    title: 'Get more data',
    text: (name: string, isOnDevice: boolean, iccid: string | undefined): string =>
      `Write to ${name}. New data is added to ${iccid === undefined ? 'this eSIM' : `your eSIM ${iccid}`}${isOnDevice ? ': there is nothing to install' : ''}.`,
    mail: 'Write an email',
    whatsApp: 'Write on WhatsApp',
    subject: (iccid: string): string => `More data for eSIM ${iccid}`,
    body: (iccid: string, till: string): string =>
      `Hello,\n\nI would like more data for my eSIM ${iccid}.\n\nFor the shop: top it up at ${till}\n`,
  },
  help: {
    title: 'Good to know',
    faq: 'Questions and answers',
    coverage: 'Country coverage',
    devices: 'Supported devices',
    profile: 'See your remaining data and devices',
  },
  profile: {
    customerTitle: 'Your profile',
    shopTitle: 'Your shop profile',
    remaining: 'Remaining data',
    of: (size: string): string => `of ${size}`,
    daysLeft: (count: number): string => (count === 1 ? '1 day left' : `${count} days left`),
    firstEnds: (days: number): string => `the first package ends in ${days === 1 ? '1 day' : `${days} days`}`,
    asOf: 'As of',
    install: 'Install eSIM',
    balances: {
      title: 'Data packages',
      none: 'There are no data packages.',
      name: 'Package',
      volume: 'Volume',
      remaining: 'Remaining',
      validity: 'Valid',
      status: 'Status',
      until: 'until',
      fromFirstUse: 'from first use',
      noEnd: 'No end date',
      highSpeed: (size: string): string => `${size} high speed today`,
      states: {
        pending: 'Pending',
        active: 'Active',
        empty: 'Used up',
        expired: 'Expired',
        deleted: 'eSIM deleted',
        refunded: 'Refunded',
      },
    },
    devices: {
      title: 'Devices',
      none: 'There are no eSIMs yet.',
      status: 'Status',
      link: 'Installation',
      install: 'Install',
      noLink: '---',
      inactive: 'Inactive',
      refunded: 'Refunded',
      replaced: 'Replaced',
      left: (name: string, data: string): string => `${name}: ${data} left`,
      states: {
        RELEASED: 'Ready to install',
        DOWNLOADED: 'Downloaded',
        INSTALLED: 'Installed',
        ENABLED: 'In use',
        DISABLED: 'Switched off',
        DELETED: 'Deleted',
        other: 'Not installed',
        unknown: 'Unknown',
      },
    },
  },
  coverage: {
    title: 'Country coverage',
    text: 'Your data works in these countries.',
    none: 'Each package covers its own countries. Open this page from your installation page to see yours, or ask your reseller.',
  },
  devices: {
    title: 'Supported devices',
    check: 'Check your own phone',
    checkText:
      'Dial *#06#. If an EID number appears, the phone supports eSIM. It must not be locked to one mobile provider.',
    list: 'Phones that support eSIM',
    phones: [
      'Apple iPhone XS, XR and newer, iPhone SE from 2020',
      'Google Pixel 4 and newer',
      'Samsung Galaxy S20 and newer, most Galaxy Z models',
      'Many newer models of Motorola, Oppo, Sony, Xiaomi and others',
    ],
    note: 'Some models sold in mainland China, Hong Kong and Macao have no eSIM.',
  },
  invalid: {
    title: 'This link does not work',
    text: "The link isn't valid anymore. Please contact your reseller.",
  },
  elsewhere: {
    title: 'Please open your link again',
    text: 'This address works only in the browser that your link was opened in. Please open the link from your message once more.',
    another: 'To see your eSIM on another device, open the link there, or press “Share” on the page that it opens.',
  },
  prepared: {
    title: 'Your eSIM is being prepared',
    text: 'This takes a few minutes at most. The page reloads by itself and shows your eSIM as soon as it is ready.',
  },
  /** The key that ERR-001 names. */
  esimInstallation: { error: { tokenInvalid: 'This link could not be opened.' } },
  busy: {
    title: 'This page was opened too often',
    text: (seconds: number): string => `Please try again in ${seconds === 1 ? '1 second' : `${seconds} seconds`}.`,
    retry: 'Try again',
  },
  failure: {
    title: 'This page could not be loaded',
    text: 'Your eSIM and your data are safe. Please try again in a moment.',
    retry: 'Try again',
  },
};

/** The texts that every language has. */
export type Texts = typeof en;
