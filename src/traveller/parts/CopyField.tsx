import type { ReactElement } from 'react';
import type { PageContext } from '../page-context.ts';

type CopyFieldProps = { page: PageContext; label: string; value: string };

/** A code to type or to copy. Without script it is selected as a whole by one touch. */
export const CopyField = ({ page, label, value }: CopyFieldProps): ReactElement => (
  <div className="field">
    <span className="label">{label}</span>
    <code>{value}</code>
    <button className="outline" type="button" data-copy={value}>
      {page.texts.installation.manual.copy}
      <span className="hidden"> {label}</span>
    </button>
  </div>
);
