import type { ReactElement } from 'react';
import { pageAddress } from '../links.ts';
import type { PageContext } from '../page-context.ts';
import { Header } from '../parts/Header.tsx';
import { Layout } from '../parts/Layout.tsx';

type MessagePageProps = { page: PageContext };

/** What the script says before it reloads once: the link may open the next time (ERR-001). */
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

const RetryLink = ({ page, label }: MessagePageProps & { label: string }): ReactElement => (
  <a className="filled" href={pageAddress(page.path, page)}>
    {label}
  </a>
);

/** The answer when we are at fault. */
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

/** The answer to too many visits. It does not reload by itself: that would be one more. */
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
