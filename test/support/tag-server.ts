// A loopback server that plays the other side of analytics: the tag's script, and what it sends. In: how it shall answer.
// Out: its address, and what it was asked for.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach } from 'vitest';

/** How the script is answered: as it should be, too late, or by somebody else. */
export type TagAnswer = 'good' | '500' | 'html' | 'closed' | 'slow';

export interface TagServer {
  /** Address of the script. */
  readonly script: string;
  answer: TagAnswer;
  /** What was asked for since the test began, by path. */
  readonly asked: string[];
  /** The calls that the script has sent, as they came: each is a request of its own, and they may overtake each other. */
  readonly sent: unknown[][];
  /** Has a slow server answer. */
  release(): void;
}

/**
 * What a tag does: it sends the calls that wait and those to come, and keeps a reader's id in cookies, unless its switch is
 * off.
 */
const tagScript = `(() => {
  const send = (call) => {
    if (window['ga-disable-G-TEST']) return;
    document.cookie = '_ga=GA1.1.1; path=/; max-age=1000';
    document.cookie = '_ga_TEST=GS1; path=/; max-age=1000';
    void fetch(new URL('collect', ADDRESS), { method: 'POST', mode: 'no-cors', body: JSON.stringify([...call]) });
  };
  const queue = window.dataLayer;
  const push = queue.push;
  queue.push = (...calls) => (calls.forEach(send), push.apply(queue, calls));
  [...queue].forEach(send);
  document.documentElement.dataset.tag = 'here';
})();`;

/** The server for the tests of a file; each begins with a good one that nobody has asked. */
export async function tagServer(): Promise<TagServer> {
  const held: (() => void)[] = [];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url!, 'http://localhost');
    tag.asked.push(pathname);
    if (pathname === '/collect') {
      let text = '';
      request.on('data', (part: Buffer) => (text += part.toString()));
      request.on('end', () => {
        tag.sent.push(JSON.parse(text) as unknown[]);
        response.writeHead(204).end();
      });
      return;
    }
    const good = () =>
      response
        .setHeader('content-type', 'text/javascript')
        .end(tagScript.replace('ADDRESS', JSON.stringify(tag.script)));
    if (tag.answer === 'closed') request.socket.destroy();
    else if (tag.answer === '500') response.writeHead(500).end();
    else if (tag.answer === 'html') response.setHeader('content-type', 'text/html').end('<h1>Hi</h1>');
    else if (tag.answer === 'slow') held.push(good);
    else good();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const tag: TagServer = {
    script: `http://127.0.0.1:${(server.address() as AddressInfo).port}/tag.js?id=G-TEST`,
    answer: 'good',
    asked: [],
    sent: [],
    release() {
      for (const answer of held.splice(0)) answer();
    },
  };
  beforeEach(() => {
    tag.answer = 'good';
    tag.asked.length = 0;
    tag.sent.length = 0;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return tag;
}
