// The chat of the config: what its button says, and where a demo is sent.
import type { UserConfig } from '../model/user-config.ts';
import { describe } from './shape.ts';

/** The problem with the key, as a sentence. Browsers post to the endpoint, so it is an http(s) address. */
export function chatProblem({ chat }: UserConfig): string | undefined {
  if (!chat) return undefined;
  if (!chat.name.trim()) return '"chat.name" is the name that the button shows, such as "MUI Chat"; found none.';
  const protocol = URL.canParse(chat.endpoint) ? new URL(chat.endpoint).protocol : '';
  if (protocol === 'http:' || protocol === 'https:') return undefined;
  return `"chat.endpoint" is an address that begins with "https://" or "http://", found ${describe(chat.endpoint)}.`;
}
