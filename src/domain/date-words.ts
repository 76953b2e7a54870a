// Dates in words, for mails and for pages that the server renders; lists of the app have figures (STO-068).

/** English as it is written outside of America: the day first, and no morning or afternoon. */
const localeOf = (locale: string): string => (/^en\b/i.test(locale) ? 'en-GB' : locale);

/** '29 November 2026', '29. November 2026'. @param timeZone The reader's own by default. */
export const dayInWords = (moment: Date, locale: string, timeZone?: string): string =>
  new Intl.DateTimeFormat(localeOf(locale), { dateStyle: 'long', timeZone }).format(moment);

/** '29 November 2026 at 23:31', '29. November 2026 um 23:31'. @param timeZone The reader's own by default. */
export const momentInWords = (moment: Date, locale: string, timeZone?: string): string =>
  new Intl.DateTimeFormat(localeOf(locale), {
    dateStyle: 'long',
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone,
  }).format(moment);
