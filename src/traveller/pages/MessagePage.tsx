import type { ReactElement } from 'react';
import { pageAddress } from '../links.ts';
import type { PageContext } from '../page-context.ts';
import { Header } from '../parts/Header.tsx';
import { Layout } from '../parts/Layout.tsx';

type MessagePageProps = { page: PageContext };

/** What the script says before it reloads once: the link may open the next time (spec section 8). */
const reloadOf = ({ texts }: PageContext): string => texts.esimInstallation.error.tokenInvalid;

/** The standing answer to a link that no longer opens anything. */
export const LinkInvalidPage = ({ page }: MessagePageProps): ReactElement => {
  const { title, text } = page.texts.invalid;
  return (
    <Layout page={page} header={<Header page={page} />}>
      <section className="card message" data-reload={reloadOf(page)}>
        <h1>{title}</h1>
        <p>{text}</p>
      </section>
    </Layout>
  );
};

/** The answer when we are at fault. */
export const FailurePage = ({ page }: MessagePageProps): ReactElement => {
  const { title, text, retry } = page.texts.failure;
  return (
    <Layout page={page} header={<Header page={page} />}>
      <section className="card message" data-reload={reloadOf(page)}>
        <h1>{title}</h1>
        <p>{text}</p>
        <a className="filled" href={pageAddress(page.path, page)}>
          {retry}
        </a>
      </section>
    </Layout>
  );
};
