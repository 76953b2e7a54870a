import type { ReactElement } from 'react';
import type { ProfileDetails } from '#domain/profile-details.ts';
import type { PageContext } from '../page-context.ts';
import { isHandheld, platformOf } from '../user-agent.ts';
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

/** The codes of this phone; those of other phones folded away. */
const OwnPart = ({ page, details }: PartProps): ReactElement => {
  const { apple, android } = page.texts.installation.manual;
  const isApple = platformOf(page.userAgent) === 'apple';
  const parts = [
    <ApplePart key="apple" page={page} details={details} />,
    <AndroidPart key="android" page={page} details={details} />,
  ];
  const [own, other] = isApple ? parts : parts.toReversed();
  return (
    <>
      {own}
      <details>
        <summary>{page.texts.installation.manual.other(isApple ? android : apple)}</summary>
        {other}
      </details>
    </>
  );
};

/** All codes, the visitor's own kind of phone first. */
const Parts = ({ page, details }: PartProps): ReactElement => {
  const isApple = platformOf(page.userAgent) === 'apple';
  const android = <AndroidPart page={page} details={details} />;
  return (
    <>
      {!isApple && android}
      <ApplePart page={page} details={details} />
      {isApple && android}
    </>
  );
};

/** The codes to enter by hand. */
export const ManualInstall = ({ page, details }: PartProps): ReactElement => {
  const { title, text } = page.texts.installation.manual;
  return (
    <section className="card" id="manual" aria-labelledby="manual-title">
      <h2 id="manual-title">{title}</h2>
      <p>{text}</p>
      {isHandheld(page.userAgent) ? <OwnPart page={page} details={details} /> : <Parts page={page} details={details} />}
    </section>
  );
};

/** The codes of an eSIM that a device has, folded away: there is nothing to install, but that device may ask again. */
export const FoldedCodes = ({ page, details }: PartProps): ReactElement => {
  const { title, text } = page.texts.installation.codes;
  return (
    <details className="card">
      <summary>{title}</summary>
      <p>{text}</p>
      <Parts page={page} details={details} />
    </details>
  );
};
