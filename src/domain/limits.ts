// Business constants (CON-001, CON-056). Limits of single fields are in the contract:
// #contract/storefront/constants.ts.
import { ApiChannelsMax, listPaymentHistoryParamsPageSizeMax } from '#contract/storefront/constants.ts';

export const PAYMENT_POLL_INTERVAL_MS = 2_000;
export const PAYMENT_POLL_TIMEOUT_MS = 30_000;
/** After this time a charge has either reached the server or never will. */
export const CHARGE_ARRIVES_MS = 120_000;
/** The stored start of a purchase is this much earlier than the click. */
export const PURCHASE_START_LEAD_MS = 5_000;

export const TOP_UP_MIN = 10;
export const AUTO_TOP_UP_AMOUNT_MIN = 20;

/** Maximum channels of each kind per reseller. */
export const CHANNELS_MAX: number = ApiChannelsMax;

/** The mobile layout applies at this width or less (CON-038). */
export const MOBILE_WIDTH_MAX_PX = 920;
export const PROFILE_LINK_SHOWN_MAX = 60;
export const QR_SIZE_PX = 224;
export const ITEM_ID_SHOWN = 5;

export const HISTORY_WINDOW_MONTHS = 3;
export const HISTORY_PAGE_SIZE: number = listPaymentHistoryParamsPageSizeMax;
/** Sales that the history loads at a time, about 400 kB. */
export const SALES_PAGE_SIZE = 500;
export const PARTNER_HISTORY_WINDOW_DAYS = 30;
export const EXPORT_WINDOW_YEARS = 3;
/** The dashboard's period for all time. */
export const ALL_TIME_YEARS = 3;

export const REQUEST_TIMEOUT_MS = 60_000;
export const TOKEN_LIFETIME_S = 86_400;

/** Countries that cannot be chosen where restriction is on (VAL-001, CON-056). */
export const RESTRICTED_COUNTRIES: readonly string[] = ['RU', 'BY', 'KP'];
