import { Fragment, type ReactElement } from 'react';
import type { ProfileDetails } from '#domain/profile-details.ts';
import type { PageContext } from '../page-context.ts';
import { platformOf } from '../user-agent.ts';
import { CopyField } from './CopyField.tsx';

type PartProps = { page: PageContext; details: ProfileDetails };

/** Android takes the whole code in one field (END-012). */
const AndroidPart = ({ page, details }: PartProps): ReactElement => {
  const { android, code } = page.texts.installation.manual;
  return (
    <section>
      <h3>{android}</h3>
      <CopyField page={page} label={code} value={details.encodedActivationCode} />
    </section>
  );
};

const ApplePart = ({ page, details }: PartProps): ReactElement => {
  const { apple, address, code } = page.texts.installation.manual;
  return (
    <section>
      <h3>{apple}</h3>
      <CopyField page={page} label={address} value={details.smdpPlusAddress} />
      <CopyField page={page} label={code} value={details.activationCode} />
    </section>
  );
};

/** The codes to enter by hand, the visitor's own kind of phone first. */
export const ManualInstall = ({ page, details }: PartProps): ReactElement => {
  const { title, text } = page.texts.installation.manual;
  const parts = [AndroidPart, ApplePart];
  const ordered = platformOf(page.userAgent) === 'apple' ? parts.toReversed() : parts;
  return (
    <section className="card" id="manual" aria-labelledby="manual-title">
      <h2 id="manual-title">{title}</h2>
      <p>{text}</p>
      {ordered.map((Part) => (
        <Fragment key={Part.name}>
          <Part page={page} details={details} />
        </Fragment>
      ))}
    </section>
  );
};
