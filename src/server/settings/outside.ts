/** Addresses outside the store that the web app leads to or calls. */
export type OutsideAddresses = {
  surveyUrl?: string;
  analyticsUrl?: string;
  teamVisionUrl?: string;
  termsUrl?: string;
  privacyUrl?: string;
  channelRequestUrl?: string;
  discountRequestUrl?: string;
  exchangeRegistrationUrl?: string;
};

type Given = {
  [
    Name in
      | 'SURVEY_URL'
      | 'ANALYTICS_URL'
      | 'TEAM_VISION_URL'
      | 'TERMS_URL'
      | 'PRIVACY_URL'
      | 'CHANNEL_REQUEST_URL'
      | 'DISCOUNT_REQUEST_URL'
      | 'EXCHANGE_REGISTRATION_URL'
  ]?: string | undefined;
};

/** The addresses that are set, by the names that the app uses. */
export const outsideOf = (given: Given): OutsideAddresses => {
  const addresses = {
    surveyUrl: given.SURVEY_URL,
    analyticsUrl: given.ANALYTICS_URL,
    teamVisionUrl: given.TEAM_VISION_URL,
    termsUrl: given.TERMS_URL,
    privacyUrl: given.PRIVACY_URL,
    channelRequestUrl: given.CHANNEL_REQUEST_URL,
    discountRequestUrl: given.DISCOUNT_REQUEST_URL,
    exchangeRegistrationUrl: given.EXCHANGE_REGISTRATION_URL,
  };
  return Object.fromEntries(Object.entries(addresses).filter(([, address]) => address !== undefined));
};
