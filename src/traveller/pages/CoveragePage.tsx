import type { ReactElement } from 'react';
import type { Balance } from '#contract/storefront/model/balance.ts';
import type { Profile } from '#contract/storefront/model/profile.ts';
import { packageName } from '#domain/package-name.ts';
import { packageState } from '#domain/package-state.ts';
import { packageOf } from '#domain/sold-item.ts';
import { countryNames, formatCoverage } from '../format.ts';
import type { PageContext } from '../page-context.ts';
import { Contact } from '../parts/Contact.tsx';
import { Header } from '../parts/Header.tsx';
import { Layout } from '../parts/Layout.tsx';

/** The countries one by one; the region where there are none. */
const namesOf = (balance: Balance, { texts }: PageContext): string[] =>
  balance.includedCountries.length === 0 ? [formatCoverage(balance, texts)] : countryNames(balance, texts);

const Countries = ({ page, balance }: { page: PageContext; balance: Balance }): ReactElement => (
  <section className="card">
    <h2>{packageName(packageOf(balance), page.language)}</h2>
    <ul className="countries">
      {namesOf(balance, page).map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  </section>
);

/** Packages with the same coverage are listed once. */
const differentCoverages = (balances: readonly Balance[]): Balance[] =>
  [
    ...new Map(balances.toReversed().map((balance) => [balance.includedCountries.toSorted().join(), balance])).values(),
  ].toReversed();

type CoveragePageProps = { page: PageContext; profile?: Profile | undefined };

/** The countries of the traveller's own packages that are still valid; a general word without a link. */
export const CoveragePage = ({ page, profile }: CoveragePageProps): ReactElement => {
  const { title, text, none } = page.texts.coverage;
  const valid = profile?.balances.filter((balance) => packageState(balance, page.now) !== 'expired');
  const balances = differentCoverages(valid ?? []);
  return (
    <Layout page={page} header={<Header page={page} hasWayBack />}>
      <div className="headline">
        <h1>{title}</h1>
        <p>{balances.length === 0 ? none : text}</p>
        {balances.length === 0 && <Contact page={page} />}
      </div>
      {balances.map((balance) => (
        <Countries key={balance.includedCountries.join()} page={page} balance={balance} />
      ))}
    </Layout>
  );
};
