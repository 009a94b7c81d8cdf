import { step } from './parts/step';

self.onmessage = (event: MessageEvent<number>) => self.postMessage(event.data + step);
