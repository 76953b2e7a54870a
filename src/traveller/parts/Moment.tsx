import type { ReactElement } from 'react';
import { formatMoment } from '../format.ts';
import type { PageContext } from '../page-context.ts';

/** A moment, which the script puts into the visitor's zone. */
export const Moment = ({ at, page: { texts } }: { at: string; page: PageContext }): ReactElement => (
  <time dateTime={at} lang={texts.locale}>
    {formatMoment(at, texts)}
  </time>
);
