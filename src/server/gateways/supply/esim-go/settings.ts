export type EsimGoSettings = {
  /** The key of the organisation, which also signs their callbacks. */
  apiKey: string;
  /** The address, with the version of the API. */
  url: string;
  /** Calls that all processes of the store send in a second. */
  callsPerSecond?: number;
  /** How long a call that was given up may still be carried out. */
  settlingSeconds?: number;
  /** How long their list is not read again. */
  freshSeconds?: number;
};

export const ESIM_GO_URL = 'https://api.esim-go.com/v2.5';
/** Their limit for an organisation. */
export const CALLS_PER_SECOND = 10;
/** The longest time that processing an order takes, according to eSIM Go. */
export const SETTLING_SECONDS = 600;
