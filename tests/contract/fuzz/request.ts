export type Expectation =
  /** Fits the schemas: refused for its content at most, not for its form. */
  | 'valid'
  /** Does not fit: any 4xx. */
  | 'broken'
  /** Without valid credentials: 401 where they are required. */
  | 'uninvited'
  /** Whether it is taken is the server's affair, as long as the answer is a documented one. */
  | 'hostile';

export type Request = {
  expectation: Expectation;
  caller: string;
  method: string;
  /** The path with the query. */
  path: string;
  headers: Record<string, string>;
  body?: string;
};

export type ParameterValue = { in: 'path' | 'query' | 'header'; name: string; value: string };

/** HTTP takes visible characters and spaces in between. */
export const isHeaderText = (text: string): boolean => /^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/.test(text);

/** Clients walk up for these before they send anything. */
const pathSegment = (value: string): string =>
  ['', '.', '..'].includes(value) ? '-' : encodeURIComponent(value.toWellFormed());

/** The path and the headers that carry the parameters. */
export const placeParameters = (
  template: string,
  parameters: ParameterValue[],
): { path: string; headers: Record<string, string> } => {
  const of = (place: ParameterValue['in']): ParameterValue[] => parameters.filter((each) => each.in === place);
  const path = of('path').reduce(
    (filled, { name, value }) => filled.replace(`{${name}}`, () => pathSegment(value)),
    template,
  );
  const query = new URLSearchParams(of('query').map(({ name, value }) => [name, value.toWellFormed()]));
  return {
    path: query.size === 0 ? path : `${path}?${query.toString()}`,
    headers: Object.fromEntries(of('header').map(({ name, value }) => [name.toLowerCase(), value])),
  };
};
