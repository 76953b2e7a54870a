export type EsimGoSettings = {
  /** Of the organisation; also signs their callbacks. */
  apiKey: string;
  /** With the version of the API. */
  url: string;
  /** Calls that all processes of the store send in a second. */
  callsPerSecond?: number;
  /** How long a call that was given up may still be carried out. */
  settlingSeconds?: number;
  /** For how long their list is not read again. */
  freshSeconds?: number;
};

export const ESIM_GO_URL = 'https://api.esim-go.com/v2.5';
/** Their limit for an organisation. */
export const CALLS_PER_SECOND = 10;
/** As long as they say that processing an order may take. */
export const SETTLING_SECONDS = 600;
