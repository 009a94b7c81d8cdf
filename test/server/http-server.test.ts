import { afterEach, expect, it } from 'vitest';
import { startHttpServer, type HttpServer } from '../../src/server/http-server.ts';

let server: HttpServer;
afterEach(() => server.close());

it('answers with the failure where the greeting of a listener cannot be made, and goes on', async () => {
  server = await startHttpServer({
    host: '127.0.0.1',
    port: 0,
    answer: () => Promise.resolve({ status: 200, body: 'Velo', type: '.txt' }),
    greeting: () => {
      throw new Error('no news');
    },
  });
  const events = await fetch(`${server.url}/_xdocs/events`);
  expect(events.status).toBe(500);
  expect(await events.text()).toContain('no news');
  expect(await (await fetch(server.url)).text()).toBe('Velo');
});

it('hands on the path decoded and the query as it was asked', async () => {
  server = await startHttpServer({
    host: '127.0.0.1',
    port: 0,
    greeting: () => undefined,
    answer: (pathname, { search }) => Promise.resolve({ status: 200, body: `${pathname} ${search}`, type: '.txt' }),
  });
  expect(await (await fetch(`${server.url}/gl%C3%B6ckchen/?q=%C3%B6#part`)).text()).toBe('/glöckchen/ ?q=%C3%B6');
  expect(await (await fetch(`${server.url}/bells/`)).text()).toBe('/bells/ ');
});
