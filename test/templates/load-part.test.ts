// How a page asks for a module of its own again.
import { afterAll, expect, it, vi } from 'vitest';

afterAll(() => void vi.unstubAllGlobals());

it('runs a module that throws once, and tells the same each time', async () => {
  for (const [name, value] of Object.entries({ self: globalThis, frameElement: null, document: {} }))
    vi.stubGlobal(name, value);
  const { loadPart } = await import('../../templates/client/load-part.ts');
  const url = `data:text/javascript,${encodeURIComponent(
    "globalThis.ranInTest = (globalThis.ranInTest ?? 0) + 1; throw new Error('own ' + globalThis.ranInTest);",
  )}`;
  await expect(loadPart(url)).rejects.toThrow('own 1');
  await expect(loadPart(url)).rejects.toThrow('own 1');
});
