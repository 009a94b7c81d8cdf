// An ad network for tests, on this machine, and what its ads look like. In: what it is to answer. Out: what it was asked.
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach } from 'vitest';

export type Answer = (response: ServerResponse) => void;

export interface AdNetwork {
  readonly origin: string;
  /** A good ad of its list. */
  readonly ad: Readonly<Record<string, string>>;
  /** What `/list.json` answers; each test begins with a list of the good ad. */
  list: Answer;
  /** The text of `/place.js`. */
  script: string;
  /** Paths that it was asked for in this test. */
  asked: string[];
}

export const json =
  (body: unknown): Answer =>
  (response) =>
    void response.setHeader('content-type', 'application/json').end(JSON.stringify(body));

const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><rect width="900" height="900"/></svg>';

/** The network of a file of tests. It listens at once, because configs name its port. */
export async function adNetwork(): Promise<AdNetwork> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  const ad = {
    company: 'Pedal & Co',
    description: 'Bells that <b>ring</b>.',
    image: `${origin}/bell.svg`,
    statlink: `//127.0.0.1:${port}/click`,
    statimp: `${origin}/seen`,
    pixel: `${origin}/pixel?a=[timestamp]||${origin}/pixel?b=[timestamp]`,
    timestamp: '1700',
  };
  const network: AdNetwork = { origin, ad, list: json({ ads: [ad] }), script: '', asked: [] };
  server.on('request', (request, response) => {
    const { pathname, search } = new URL(request.url!, origin);
    network.asked.push(pathname + search);
    response.setHeader('access-control-allow-origin', '*');
    if (pathname === '/list.json') network.list(response);
    else if (pathname === '/place.js') response.setHeader('content-type', 'text/javascript').end(network.script);
    else if (pathname.endsWith('.svg')) response.setHeader('content-type', 'image/svg+xml').end(picture);
    else if (pathname === '/click') response.setHeader('content-type', 'text/html').end('<title>Shop</title>');
    else response.writeHead(204).end();
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  beforeEach(() => Object.assign(network, { list: json({ ads: [ad] }), script: '', asked: [] }));
  return network;
}
