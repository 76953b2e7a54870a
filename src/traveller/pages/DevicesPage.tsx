import type { ReactElement } from 'react';
import type { PageContext } from '../page-context.ts';
import { Header } from '../parts/Header.tsx';
import { Layout } from '../parts/Layout.tsx';

/** How to find out whether a phone takes eSIMs. */
export const DevicesPage = ({ page }: { page: PageContext }): ReactElement => {
  const { title, check, checkText, list, phones, note } = page.texts.devices;
  return (
    <Layout page={page} header={<Header page={page} hasWayBack />}>
      <div className="headline">
        <h1>{title}</h1>
      </div>
      <section className="card">
        <h2>{check}</h2>
        <p>{checkText}</p>
      </section>
      <section className="card">
        <h2>{list}</h2>
        <ul className="list">
          {phones.map((phone) => (
            <li key={phone}>{phone}</li>
          ))}
        </ul>
        <p>{note}</p>
      </section>
    </Layout>
  );
};
