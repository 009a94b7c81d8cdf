// The endpoint that feedback is sent to: for `xdocs serve`, and for a site's own server. It trusts nobody: what comes is
// checked, limited in size and in rate, and never said back.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { bodyOf, isOwnOrigin, parsed } from './posted-json.ts';
import { feedbackFrom, type FeedbackStore } from '../model/feedback.ts';

export interface FeedbackHandlerOptions {
  readonly store: Pick<FeedbackStore, 'add'>;
  /** Largest body, in bytes. Default: 16384. */
  readonly maxBytes?: number;
  /** How many each client may send in a minute. Default: 10. */
  readonly perMinute?: number;
  /** Other origins whose pages may send, such as `https://docs.example.com`. Pages of the same host always may. */
  readonly origins?: readonly string[];
  /** Tells clients apart. Default: by the address of the connection; behind a proxy, by what the proxy says. */
  readonly clientOf?: (request: IncomingMessage) => string;
  /** The time, in milliseconds. */
  readonly now?: () => number;
}

/** Answers one request and never rejects. */
export type FeedbackHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

const minute = 60_000;
/** Clients that are remembered; beyond that the oldest are forgotten, so that nobody can fill the memory. */
const maxClients = 10_000;

/** Makes the handler. It answers 204 where feedback was kept, and otherwise a status with a few words of its own. */
export function feedbackHandler(options: FeedbackHandlerOptions): FeedbackHandler {
  const { store, maxBytes = 16_384, origins = [], clientOf = addressOf, now = Date.now } = options;
  const mayPass = rateLimit(options.perMinute ?? 10, now);
  return async (request, response) => {
    const origin = request.headers.origin;
    const isForeign = origin !== undefined && !isOwnOrigin(origin, request);
    const cross: Record<string, string> =
      isForeign && origins.includes(origin) ? { 'access-control-allow-origin': origin, vary: 'Origin' } : {};
    const answer = (status: number, text = '', headers: Record<string, string> = {}) => {
      response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', ...cross, ...headers });
      response.end(text);
    };
    if (isForeign && !origins.includes(origin)) return answer(403, 'This origin may not send feedback here.');
    if (request.method === 'OPTIONS')
      return answer(204, '', {
        'access-control-allow-methods': 'POST',
        'access-control-allow-headers': 'content-type',
      });
    if (request.method !== 'POST') return answer(405, 'Feedback is sent by POST.', { allow: 'POST' });
    if (!/^application\/json\b/i.test(request.headers['content-type'] ?? ''))
      return answer(415, 'Feedback is sent as application/json.');
    if (!mayPass(clientOf(request))) return answer(429, 'Too much feedback; wait a minute.', { 'retry-after': '60' });
    try {
      const body = await bodyOf(request, maxBytes);
      if (body === undefined) return answer(413, 'The feedback is too long.', { connection: 'close' });
      const feedback = feedbackFrom(parsed(body));
      if (!feedback) return answer(400, 'This is no feedback.');
      await store.add({ ...feedback, at: new Date(now()).toISOString() });
      return answer(204);
    } catch {
      // The reason is the site's own business.
      return answer(500, 'The feedback could not be kept.');
    }
  };
}

function addressOf(request: IncomingMessage): string {
  return request.socket.remoteAddress ?? '';
}

/** Lets each client pass so many times in any minute. */
function rateLimit(perMinute: number, now: () => number): (client: string) => boolean {
  const passes = new Map<string, readonly number[]>();
  return (client) => {
    const recent = (passes.get(client) ?? []).filter((time) => now() - time < minute);
    passes.delete(client);
    const passing = recent.length < perMinute;
    passes.set(client, passing ? [...recent, now()] : recent);
    if (passes.size > maxClients) passes.delete(passes.keys().next().value!);
    return passing;
  };
}
