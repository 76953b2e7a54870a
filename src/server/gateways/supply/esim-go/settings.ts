export type EsimGoSettings = {
  /** Of the organisation; also signs their callbacks. */
  apiKey: string;
  /** With the version of the API. */
  url: string;
};

export const ESIM_GO_URL = 'https://api.esim-go.com/v2.5';
