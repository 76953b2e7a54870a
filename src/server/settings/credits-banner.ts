type Given = {
  CREDITS_BANNER_TEXT?: string | undefined;
  CREDITS_BANNER_URL?: string | undefined;
  CREDITS_BANNER_LINK?: string | undefined;
};

/** The store's own message on the page of the credit (CRE-006). */
export type CreditsBanner = { text: string; link?: string; linkText?: string };

export const creditsBannerOf = (given: Given): { creditsBanner?: CreditsBanner } => {
  const { CREDITS_BANNER_TEXT: text, CREDITS_BANNER_URL: link, CREDITS_BANNER_LINK: linkText } = given;
  if (text === undefined) {
    if (link === undefined && linkText === undefined) return {};
    throw new Error('The link of the credits banner needs CREDITS_BANNER_TEXT');
  }
  if (link === undefined) {
    if (linkText === undefined) return { creditsBanner: { text } };
    throw new Error('CREDITS_BANNER_LINK needs CREDITS_BANNER_URL');
  }
  return { creditsBanner: { text, link, ...(linkText !== undefined && { linkText }) } };
};
