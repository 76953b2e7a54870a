/** The signed-in user that a page was rendered for, as the server wrote it into the page. No token is in it. */
export type PageVisitor = {
  /** Unique at the provider. */
  subject: string;
  email: string;
};
