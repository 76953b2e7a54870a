// Identifiers from responses, to be used again: without them every call that names a record gets 404.

const mostPerKind = 60;
/** The first ones stay: they belong to the prepared records. */
const lasting = 20;
const mostEntries = 20;

/** Fields that say which record this is, without saying of which kind. */
const itself = /^(?:id|uid|key)$/;
const identifier = /(?:Id|_id|Uid|_uid|[iI]ccid|[iI]msi|Key|Version)$/;

/** Other names for a kind of record. */
const aliases: Record<string, string> = {
  addedpacks: 'datapackageid',
  removedpacks: 'datapackageid',
  paymentmethodid: 'retrievemethodid',
  currentversion: 'version',
  searchquery: 'iccid',
  sdkkey: 'sdkkeyid',
  waitingadjustmentid: 'adjustmentid',
  waitingpricingid: 'pricingchangeid',
  waitingid: 'pricechangeid',
};

/** Records that are settled soon: only the newest ones can still be. */
const shortLived = new Set(['pricingchangeid', 'pricechangeid']);
const newest = 2;

/** `customerUid`, `customer_uid` and `customers/uid` are the same kind. */
const kindOf = (name: string): string => {
  const letters = name
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '')
    .replace(/uid$/, 'id');
  return aliases[letters] ?? letters;
};

const singular = (name: string): string => name.replace(/s$/, '');

const tokenIn = (text: string): string | undefined => /[?&]token=([\w.-]+)/.exec(text)?.[1];

/** A cart and its price from the server. */
export type Quote = { cart: unknown; expectedPrices: unknown };

/** The identifiers that one caller has received. */
export class KnownValues {
  /** The last one. */
  quote: Quote | undefined;
  /** The newest number of the catalogue, and of a legal text: a change says what it has seen. */
  readonly seen: { revision: number; version: number } = { revision: 0, version: 1 };
  readonly #byKind = new Map<string, string[]>();
  readonly #spared = new Set<string>();

  /** Never uses this identifier, because its record is needed until the end. */
  spare(value: string): void {
    this.#spared.add(value);
  }

  /** Keeps an identifier under a name; an older one goes when there are too many. */
  keep(name: string, value: string): void {
    if (this.#spared.has(value)) return;
    const values = this.#byKind.get(kindOf(name)) ?? [];
    if (values.includes(value)) return;
    if (values.length >= mostPerKind) values.splice(lasting, 1);
    this.#byKind.set(kindOf(name), [...values, value]);
  }

  /** Keeps every identifier in a response about records of this kind; nested ones are named by their field. */
  harvest(kind: string, answer: unknown): void {
    if (Array.isArray(answer)) for (const entry of answer.slice(0, mostEntries)) this.harvest(kind, entry);
    if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return;
    for (const [field, value] of Object.entries(answer)) {
      if (typeof value === 'string') this.#harvestText(kind, field, value);
      else if (typeof value === 'number' && (field === 'revision' || field === 'version'))
        this.seen[field] = Math.max(this.seen[field], value);
      else this.harvest(field === 'items' ? kind : field, value);
    }
  }

  #harvestText(kind: string, field: string, value: string): void {
    const token = tokenIn(value);
    if (token !== undefined) this.keep('token', token);
    if (value === '') return;
    if (itself.test(field)) this.keep(`${singular(kind)}Id`, value);
    else if (identifier.test(field)) this.keep(field, value);
  }

  /** One of the values kept under the name; undefined when there is none. */
  pick(name: string, position: number): string | undefined {
    const kept = this.#byKind.get(kindOf(name)) ?? [];
    const values = shortLived.has(kindOf(name)) ? kept.slice(-newest) : kept;
    return values[position % Math.max(values.length, 1)];
  }
}
