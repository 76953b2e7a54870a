// What eSIM Go keeps: its catalogue, the orders, the eSIMs and the balance. Written from its document of version 2.5,
// and from what is known of its answers where the document leaves them out.
import { randomBytes, randomUUID } from 'node:crypto';

export class ApiError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

export type Bundle = { name: string; megabytes: number; price: number; profile: string; countries: string[] };
export type Assignment = {
  id: string;
  bundle: string;
  reference: string;
  initial: number;
  remaining: number;
  state: 'queued' | 'active' | 'depleted' | 'revoked';
  at: string;
};
type Location = { mobileNetworkCode: string; networkName: string; country: string; lastSeen: string };
export type Esim = {
  iccid: string;
  matchingId: string;
  profile: string;
  profileStatus: string;
  customerRef: string;
  assignments: Assignment[];
  location: Location | undefined;
};
export type Order = {
  orderReference: string;
  createdDate: string;
  total: number;
  item: string;
  iccid: string;
  status: string;
  /** bundleRefund for an order that was taken back. */
  type: string;
};

const SMDP_ADDRESS = 'rsp.esim-go.example';
/** They list no more at once, however many are asked for. */
const PAGE_MAX = 10;
const BYTES_OF_A_MEGABYTE = 1_000_000;

const europe = ['AT', 'DE', 'FR'];
const bundleOf = (name: string, price: number, fields: Partial<Bundle> = {}): Bundle => ({
  name,
  megabytes: 1_000,
  price,
  profile: 'Profile 1',
  countries: ['DE'],
  ...fields,
});

let esimsMade = 0;

/** The eSIMs of two stand-ins have other numbers. */
const newIccid = (): string => {
  esimsMade += 1;
  return `8943108${String(Date.now()).slice(-6)}${String(esimsMade).padStart(6, '0')}`;
};

const networks = {
  DE: { name: 'Telekom', brandName: 'Telekom', tagid: 'DEUD1', mcc: '262', mnc: '01' },
  FR: { name: 'Orange', brandName: 'Orange France', tagid: 'FRAF1', mcc: '208', mnc: '01' },
};
export type CountryCode = keyof typeof networks;

type OrderLine = { type?: string; item?: string; quantity?: number; iccids?: string[]; allowReassign?: boolean };
export type OrderRequest = { type?: string; assign?: boolean; order?: OrderLine[] };

export const createBooks = () => {
  const bundles = [
    bundleOf('esim_1GB_7D_DE_V2', 1.15),
    bundleOf('esim_3GB_30D_DE_V2', 2.94, { megabytes: 3_000 }),
    bundleOf('esim_500MB_7D_FR_V2', 0.7, { megabytes: 500, countries: ['FR'], profile: 'Profile 2' }),
    bundleOf('esim_5GB_30D_REUP_V2', 6.5, { megabytes: 5_000, countries: europe }),
  ];
  const orders: Order[] = [];
  const esims = new Map<string, Esim>();
  const account = { balance: 1_000, isOutOfStock: false };

  const requireEsim = (iccid: string): Esim => {
    const esim = esims.get(iccid);
    if (!esim) throw new ApiError(403, 'eSIM not found or not accessible');
    return esim;
  };

  const bundlePayload = ({ name, megabytes, price, profile, countries }: Bundle) => {
    const duration = Number(/_(\d+)D_/.exec(name)?.[1]);
    const [iso = '', ...others] = countries;
    const isRegion = others.length > 0;
    const country = (code: string) => ({ name: code, region: 'Europe', iso: code });
    return {
      name,
      description: `eSIM, ${megabytes} MB, ${duration} Days`,
      groups: ['Standard Fixed'],
      countries: [isRegion ? { name: 'Europe+', region: 'Europe', iso: 'REUP' } : country(iso)],
      dataAmount: megabytes,
      duration,
      speed: ['4G'],
      autostart: true,
      unlimited: false,
      roamingEnabled: isRegion ? countries.map(country) : null,
      price,
      billingType: 'FixedCost',
      profileName: profile,
    };
  };

  /** What a price list has that is not sold with its terms. */
  const unsold = () => [
    { ...bundlePayload(bundleOf('esim_UL_1D_DE_V2', 1.9)), unlimited: true, dataAmount: -1 },
    { ...bundlePayload(bundleOf('esim_1GB_7D_AT_V2', 1.9)), autostart: false },
  ];

  const orderPayload = ({ orderReference, createdDate, total, item, iccid, status, type }: Order) => {
    const esim = esims.get(iccid);
    const detail = { iccid, matchingId: esim?.matchingId, smdpAddress: SMDP_ADDRESS };
    const line = { type, item, quantity: 1, subTotal: total, pricePerUnit: total, AllowReassign: false };
    return {
      order: [esim ? { esims: [detail], ...line, iccids: [iccid] } : line],
      total,
      currency: 'USD',
      status,
      statusMessage: 'Order completed: 1 eSIMs assigned',
      orderReference,
      createdDate,
      assigned: true,
    };
  };

  const newEsim = (profile: string): Esim => {
    const esim: Esim = {
      iccid: newIccid(),
      matchingId: randomBytes(8).toString('hex').toUpperCase(),
      profile,
      profileStatus: 'Released',
      customerRef: '',
      assignments: [],
      location: undefined,
    };
    esims.set(esim.iccid, esim);
    return esim;
  };

  const fittingEsim = ([iccid]: string[], { name, profile }: Bundle): Esim => {
    if (iccid === undefined) return newEsim(profile);
    const esim = requireEsim(iccid);
    if (esim.profile !== profile) throw new ApiError(400, `bundle ${name} is not compatible with eSIM ${iccid}`);
    return esim;
  };

  return {
    account,
    esims,
    requireEsim,

    organisation: () => ({ organisations: [{ name: 'Simshelf', balance: account.balance, currency: 'USD' }] }),

    catalogue: (page: number) => {
      const all = [...bundles.map(bundlePayload), ...unsold()];
      const size = 3;
      return {
        bundles: all.slice((page - 1) * size, page * size),
        pageCount: Math.ceil(all.length / size),
        rows: all.length,
      };
    },

    placeOrder: ({ type, assign, order = [] }: OrderRequest) => {
      const [line, ...others] = order;
      const bundle = bundles.find(({ name }) => name === line?.item);
      const { quantity, iccids = [] } = line ?? {};
      if (type !== 'transaction' || assign !== true || line?.type !== 'bundle' || others.length > 0)
        throw new ApiError(400, 'invalid order');
      if (quantity !== 1 || iccids.length > quantity) throw new ApiError(400, 'quantity does not match ICCIDs');
      if (!bundle) throw new ApiError(400, `bundle ${line.item} not found`);
      if (account.isOutOfStock) throw new ApiError(400, 'no eSIMs available');
      if (account.balance < bundle.price) throw new ApiError(400, 'insufficient funds');
      const esim = fittingEsim(iccids, bundle);
      account.balance = Math.round((account.balance - bundle.price) * 100) / 100;
      const placed: Order = {
        orderReference: randomUUID(),
        createdDate: new Date().toISOString(),
        total: bundle.price,
        item: bundle.name,
        iccid: esim.iccid,
        status: 'completed',
        type: 'bundle',
      };
      orders.unshift(placed);
      const bytes = bundle.megabytes * BYTES_OF_A_MEGABYTE;
      esim.assignments.push({
        id: String(randomBytes(4).readUInt32BE()),
        bundle: bundle.name,
        reference: `${placed.orderReference}-0`,
        initial: bytes,
        remaining: bytes,
        state: 'queued',
        at: placed.createdDate,
      });
      return orderPayload(placed);
    },

    listOrders: (page: number, limit: number, createdAt: string) => {
      const since = createdAt.replace('gte:', '');
      const all = orders.filter(({ createdDate }) => createdDate >= since);
      const size = Math.min(limit, PAGE_MAX);
      const shown = all.slice((page - 1) * size, page * size);
      return { orders: shown.map(orderPayload), pageCount: Math.ceil(all.length / size), rows: all.length };
    },

    order: (reference: string) => {
      const found = orders.find(({ orderReference }) => orderReference === reference);
      if (!found) throw new ApiError(400, 'order not found');
      return orderPayload(found);
    },

    esim: (iccid: string) => {
      const { matchingId, profileStatus, customerRef, profile } = requireEsim(iccid);
      const smdp = { matchingId, smdpAddress: SMDP_ADDRESS };
      return {
        iccid,
        pin: '0000',
        puk: '12345678',
        ...smdp,
        profileStatus,
        customerRef,
        profileName: profile,
        state: 'active',
      };
    },

    update: ({ iccid = '', customerRef = '' }: { iccid?: string; customerRef?: string }) => {
      requireEsim(iccid).customerRef = customerRef;
      return { status: 'success' };
    },

    location: (iccid: string) => requireEsim(iccid).location ?? {},

    bundlesOf: (iccid: string) => {
      const { assignments } = requireEsim(iccid);
      const names = [...new Set(assignments.map(({ bundle }) => bundle))];
      const payload = ({ id, initial, remaining, at, reference, state }: Assignment) => ({
        id,
        callTypeGroup: 'data',
        initialQuantity: initial,
        remainingQuantity: remaining,
        assignmentDateTime: at,
        assignmentReference: reference,
        bundleState: state,
        unlimited: false,
      });
      return {
        bundles: names.map((name) => ({
          name,
          description: name,
          assignments: assignments.filter(({ bundle }) => bundle === name).map(payload),
        })),
      };
    },

    revoke: (iccid: string, name: string, id: string) => {
      const found = requireEsim(iccid).assignments.find((one) => one.id === id && one.bundle === name);
      if (!found) throw new ApiError(400, 'assignment not found');
      const isStarted = found.state !== 'queued';
      found.state = 'revoked';
      // What was started is gone, and not paid back.
      if (isStarted) return { status: 'Successfully Revoked Bundle' };
      const price = bundles.find((one) => one.name === name)?.price ?? 0;
      account.balance = Math.round((account.balance + price) * 100) / 100;
      return { status: 'Successfully Revoked Bundle, bundle has been refunded to balance' };
    },

    networks: (iso: string) => {
      const found = networks[iso as CountryCode] as (typeof networks)['DE'] | undefined;
      return { countryNetworks: [{ name: iso, networks: found ? [found] : [] }] };
    },

    /** Lists an order that bought nothing. */
    list: ({ item, status, type }: Pick<Order, 'item' | 'status' | 'type'>) => {
      const made = { orderReference: randomUUID(), createdDate: new Date().toISOString(), total: 0, iccid: '' };
      orders.unshift({ ...made, item, status, type });
      return {};
    },

    /** A phone installs the profile. */
    install: (iccid: string) => {
      requireEsim(iccid).profileStatus = 'Installed';
    },

    /** It is seen in a network of the country. */
    attach: (iccid: string, country: CountryCode) => {
      const { tagid: mobileNetworkCode, name: networkName } = networks[country];
      requireEsim(iccid).location = { mobileNetworkCode, networkName, country, lastSeen: new Date().toISOString() };
    },

    /** It uses data of its oldest bundle that has some. Returns that bundle. */
    consumeData: (iccid: string, megabytes: number): Assignment => {
      const found = requireEsim(iccid).assignments.find(({ state }) => state === 'queued' || state === 'active');
      if (!found) throw new ApiError(400, 'no data');
      found.remaining = Math.max(0, found.remaining - megabytes * BYTES_OF_A_MEGABYTE);
      found.state = found.remaining === 0 ? 'depleted' : 'active';
      return found;
    },

    all: () => ({
      orders: orders.filter(({ iccid }) => iccid !== ''),
      esims: [...esims.values()],
      balance: account.balance,
    }),
  };
};
