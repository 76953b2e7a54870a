// VIES's stand-in: a register of VAT numbers that anybody may invent. It knows every number but those that end in 0.
import type { AddressInfo } from 'node:net';
import { createOrderServer, oneOf } from '../orders.ts';

const faults = ['none', 'is away', 'is slow', 'sends garbage', 'cannot reach the member state'] as const;
const state = { fault: 'none' as (typeof faults)[number], asked: [] as unknown[] };

type Request = { countryCode?: string; vatNumber?: string; requesterNumber?: string };

const answerTo = ({ countryCode = '', vatNumber = '', requesterNumber }: Request) => ({
  countryCode,
  vatNumber,
  requestDate: new Date().toISOString(),
  valid: !vatNumber.endsWith('0'),
  // Only a request that names who asks gets an id.
  requestIdentifier: requesterNumber === undefined ? '' : `STAND-IN-${state.asked.length}`,
});

const server = createOrderServer({
  control: (action, { fault }) => {
    if (action === 'misbehave') state.fault = oneOf(faults, fault);
    else if (action === 'behave') state.fault = 'none';
    else if (action !== 'books') throw new Error(`There is no order ${action}`);
    return { asked: state.asked };
  },
  answer: (request, response, body) => {
    if (request.method !== 'POST' || request.url !== '/check-vat-number') return void response.writeHead(404).end();
    const asked = JSON.parse(body) as Request;
    state.asked.push(asked);
    if (state.fault === 'is slow') return undefined;
    if (state.fault === 'is away') return void response.destroy();
    response.writeHead(200, { 'content-type': 'application/json' });
    if (state.fault === 'sends garbage') return void response.end('<html>');
    if (state.fault === 'cannot reach the member state')
      return void response.end(JSON.stringify({ actionSucceed: false, errorWrappers: [{ error: 'MS_UNAVAILABLE' }] }));
    return void response.end(JSON.stringify(answerTo(asked)));
  },
});

server.listen(Number(process.env['STAND_IN_PORT'] ?? 0), '127.0.0.1', () => {
  console.log(`The stand-in of VIES is ready: http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
