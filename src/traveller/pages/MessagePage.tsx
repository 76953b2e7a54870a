import type { ReactElement } from 'react';
import { pageAddress } from '../links.ts';
import type { PageContext } from '../page-context.ts';
import { Contact } from '../parts/Contact.tsx';
import { Header } from '../parts/Header.tsx';
import { Layout } from '../parts/Layout.tsx';

type MessagePageProps = { page: PageContext };

/** The script's message before it reloads once: the link may work the next time (ERR-001). */
const reloadOf = ({ texts }: PageContext): string => texts.esimInstallation.error.tokenInvalid;

/** The page for a link that is no longer valid. */
export const LinkInvalidPage = ({ page }: MessagePageProps): ReactElement => {
  const { title, text } = page.texts.invalid;
  return (
    <Layout page={page} header={<Header page={page} />}>
      <section className="card message" data-reload={reloadOf(page)}>
        <h1>{title}</h1>
        <p>{text}</p>
        <Contact page={page} />
      </section>
    </Layout>
  );
};

/** The page of an address without a token, in a browser that does not keep it. Whose link it was, nothing tells. */
export const ElsewherePage = ({ page }: MessagePageProps): ReactElement => {
  const { title, text, another } = page.texts.elsewhere;
  return (
    <Layout page={page} header={<Header page={page} />}>
      <section className="card message">
        <h1>{title}</h1>
        <p>{text}</p>
        <p>{another}</p>
      </section>
    </Layout>
  );
};

/** The page for an eSIM that is on order. It opens again by itself, by a header of the response. */
export const PreparedPage = ({ page }: MessagePageProps): ReactElement => {
  const { title, text } = page.texts.prepared;
  return (
    <Layout page={page} header={<Header page={page} />}>
      <section className="card message">
        <h1>{title}</h1>
        <p>{text}</p>
        <Contact page={page} />
      </section>
    </Layout>
  );
};

const RetryLink = ({ page, label }: MessagePageProps & { label: string }): ReactElement => (
  <a className="filled" href={pageAddress(page.path, page)}>
    {label}
  </a>
);

/** The page for our own failures. */
export const FailurePage = ({ page }: MessagePageProps): ReactElement => {
  const { title, text, retry } = page.texts.failure;
  return (
    <Layout page={page} header={<Header page={page} />}>
      <section className="card message" data-reload={reloadOf(page)}>
        <h1>{title}</h1>
        <p>{text}</p>
        <RetryLink page={page} label={retry} />
      </section>
    </Layout>
  );
};

/** The page for too many visits. It does not reload by itself, because that would be one more. */
export const BusyPage = ({ page, seconds }: MessagePageProps & { seconds: number }): ReactElement => {
  const { title, text, retry } = page.texts.busy;
  return (
    <Layout page={page} header={<Header page={page} />}>
      <section className="card message">
        <h1>{title}</h1>
        <p>{text(seconds)}</p>
        <RetryLink page={page} label={retry} />
      </section>
    </Layout>
  );
};
