// The European Central Bank's stand-in: the daily file of euro reference rates, with rates that nobody published.
import type { AddressInfo } from 'node:net';
import { createOrderServer, oneOf } from '../orders.ts';

const faults = ['none', 'is away', 'is slow', 'sends garbage', 'answers 500', 'sends too much'] as const;
const rates = {
  USD: '1.0850',
  CZK: '24.315',
  DKK: '7.4604',
  GBP: '0.84330',
  HUF: '390.15',
  PLN: '4.2580',
  RON: '5.0880',
  SEK: '11.0450',
};
const today = () => new Date().toISOString().slice(0, 'YYYY-MM-DD'.length);
const state = { fault: 'none' as (typeof faults)[number], asOf: today(), usd: rates.USD, asked: 0 };

const file = (): string => `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
\t<gesmes:subject>Reference rates</gesmes:subject>
\t<gesmes:Sender>
\t\t<gesmes:name>A stand-in of the European Central Bank</gesmes:name>
\t</gesmes:Sender>
\t<Cube>
\t\t<Cube time='${state.asOf}'>
${Object.entries({ ...rates, USD: state.usd })
  .map(([currency, rate]) => `\t\t\t<Cube currency='${currency}' rate='${rate}'/>`)
  .join('\n')}
\t\t</Cube>
\t</Cube>
</gesmes:Envelope>`;

const server = createOrderServer({
  control: (action, { fault, asOf, usd }) => {
    if (action === 'misbehave') state.fault = oneOf(faults, fault);
    else if (action === 'behave') state.fault = 'none';
    else if (action === 'publish')
      Object.assign(state, { asOf: String(asOf ?? today()), usd: String(usd ?? rates.USD) });
    else if (action !== 'books') throw new Error(`There is no order ${action}`);
    return { asked: state.asked };
  },
  answer: (request, response) => {
    if (request.url !== '/eurofxref-daily.xml') return void response.writeHead(404).end();
    state.asked += 1;
    if (state.fault === 'is slow') return undefined;
    if (state.fault === 'is away') return void response.destroy();
    if (state.fault === 'answers 500') return void response.writeHead(500).end();
    response.writeHead(200, { 'content-type': 'text/xml' });
    if (state.fault === 'sends garbage') return void response.end('<html>');
    if (state.fault === 'sends too much') return void response.end(file() + ' '.repeat(100_000));
    return void response.end(file());
  },
});

server.listen(Number(process.env['STAND_IN_PORT'] ?? 0), '127.0.0.1', () => {
  console.log(
    `The stand-in of the European Central Bank is ready: http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  );
});
