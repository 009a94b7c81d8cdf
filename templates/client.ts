// The plain script that every page loads. No React here: demos bring it when they come near the viewport.
import { start } from './client/start.ts';

start(document);
