export const errors = {
  general: {
    unexpected: 'An unexpected error occurred. Please try again later.',
    somethingWrong: 'Something went wrong!',
    noAnswer: 'No answer from the server. Please check your connection and try again.',
    nothingDone: 'No answer from the server. Nothing was changed: please try again.',
    notDoneYet:
      'No answer from the server. It was not done when we looked, but it may still be. Please look again before you try again.',
    effectRepeatable:
      'We could not find out whether this was done. You can press the button again: it is done only once.',
    effectUnknown: 'We could not find out whether this was done. Please look before you try again.',
    notFound: 'There is nothing here with this address.',
    notAllowed: 'You are not allowed to see this.',
    urlInvalid: 'Please enter a valid URL.',
    loadFailed: 'This could not be loaded.',
    storageBlocked: 'Your browser blocks the storage of this store',
    storageNeeded:
      'Signing in and selling need cookies and site data. Please allow them for this address in the settings of your browser, and try again.',
  },
  lost: {
    unread: 'We do not know yet whether this was done. What you see here may be outdated.',
    read: 'It was not done when we last looked. A request that is still on its way may do it: please look again before you repeat it.',
    look: 'Look again',
  },
  validation: {
    required: 'Please fill this in.',
    email: 'Please enter a valid Email address.',
    emailSigns:
      'Please enter a valid Email address. This one contains an invisible character: type it instead of pasting it.',
    emailLookAlike:
      'Please enter a valid Email address. The “{{sign}}” in this one is of another alphabet and only looks right.',
    emailTaken: 'Only the address was taken from what you pasted.',
    fiat: 'Enter valid number (ex. 4.59)',
    wholeNumber: 'Please enter a whole number.',
    belowMinimum: 'The entered value is below the minimum of {{minimum}}',
    tooLong_one: 'Please enter at most {{count, number}} character.',
    tooLong_other: 'Please enter at most {{count, number}} characters.',
    tooHigh: 'Please enter at most {{maximum}}.',
    ambiguousAmount: 'Thousands or decimals? Please write 1000.00 or 1.00.',
    otherCurrency: 'Please enter the amount in {{currency}}.',
    tooManyDecimals: 'Please enter at most two decimals.',
    password: 'Please enter a valid password.',
    phone: 'Please enter a valid phone number.',
    code: 'Please enter a valid code.',
    iccid: 'Wrong ICCID Format or ICCID not found.',
    countryUnknown: 'Please choose a country from the list.',
    countryNotAllowed: 'This country is not supported.',
    nameSigns:
      'Please write it on one line and in a modern script, without invisible characters and without letters of two alphabets in a word.',
    nameAddress: 'Please use a name without web addresses, email addresses and phone numbers.',
  },
  elsewhere: {
    title: 'Changed in the meantime',
    text: 'These fields were also changed in another window or by someone else. Choose for each of them which value to keep. All other changes are kept, yours and theirs.',
    merged:
      'Other values were saved in another window or by someone else. The form shows them together with your changes.',
    saved: 'Keep what is saved',
    typed: 'Keep mine',
    empty: '(empty)',
    keepTyped: 'Save mine',
    saveChoice: 'Save this choice',
    saveShown: 'Save as shown',
    takeSaved: 'Keep all that is saved',
  },
} as const;
