import type { ReactElement } from 'react';
import { pageAddress } from '../links.ts';
import type { PageContext } from '../page-context.ts';
import { Header } from '../parts/Header.tsx';
import { Layout } from '../parts/Layout.tsx';

type MessagePageProps = { page: PageContext };

/** The standing answer to a link that no longer opens anything. The script reloads once, in case it does again. */
export const LinkInvalidPage = ({ page }: MessagePageProps): ReactElement => {
  const { invalid, esimInstallation } = page.texts;
  return (
    <Layout page={page} header={<Header page={page} />}>
      <section className="card message" data-reload={esimInstallation.error.tokenInvalid}>
        <h1>{invalid.title}</h1>
        <p>{invalid.text}</p>
      </section>
    </Layout>
  );
};

/** The answer when we are at fault. */
export const FailurePage = ({ page }: MessagePageProps): ReactElement => {
  const { title, text, retry } = page.texts.failure;
  return (
    <Layout page={page} header={<Header page={page} />}>
      <section className="card message">
        <h1>{title}</h1>
        <p>{text}</p>
        <a className="filled" href={pageAddress(page.path, page)}>
          {retry}
        </a>
      </section>
    </Layout>
  );
};
