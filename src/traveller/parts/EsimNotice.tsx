import type { ReactElement } from 'react';
import type { ProfileEsimProfile } from '#contract/storefront/model/profileEsimProfile.ts';
import type { PageContext } from '../page-context.ts';
import { isOnDevice } from '../states.ts';

type EsimNoticeProps = { page: PageContext; esim: ProfileEsimProfile };

/** Says why there is nothing to install. */
export const EsimNotice = ({ page, esim }: EsimNoticeProps): ReactElement | null => {
  const { inactive, installed } = page.texts.installation;
  if (esim.active && !isOnDevice(esim)) return null;
  const { title, text } = esim.active ? installed : inactive;
  return (
    <section className={`notice ${esim.active ? 'success' : 'danger'}`} aria-labelledby="notice-title">
      <div>
        <h2 id="notice-title">{title}</h2>
        <p>{text}</p>
      </div>
    </section>
  );
};
