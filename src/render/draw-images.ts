// Renders SVG to PNG in workers. In: SVG texts by key, the drawing library, fonts. Out: images by key.
import { Worker } from 'node:worker_threads';

interface DrawingTools {
  /** URL of the drawing library's module. */
  readonly library: string;
  /** Absolute paths of fonts. */
  readonly fonts: readonly string[];
}

/** Draws images, in several workers if there are many. */
export async function drawImages(
  svgs: ReadonlyMap<string, string>,
  tools: DrawingTools,
  workers: number,
): Promise<ReadonlyMap<string, Uint8Array>> {
  const images = new Map<string, Uint8Array>();
  const all = [...svgs];
  const share = Math.ceil(all.length / Math.min(workers, Math.ceil(all.length / 8) || 1));
  const shares = Array.from({ length: Math.ceil(all.length / share) || 0 }, (_, index) =>
    all.slice(index * share, (index + 1) * share),
  );
  await Promise.all(shares.map((own) => runWorker(own, tools, (key, image) => images.set(key, image))));
  return images;
}

function runWorker(
  svgs: readonly (readonly [string, string])[],
  tools: DrawingTools,
  onImage: (key: string, image: Uint8Array) => void,
): Promise<void> {
  return new Promise((done, fail) => {
    const worker = new Worker(workerSource, { eval: true, workerData: { svgs, ...tools } });
    worker.on('message', ([key, image]: [string, Uint8Array]) => onImage(key, image));
    worker.on('error', fail);
    worker.on('exit', () => done());
  });
}

// The worker's code is a string, so that it runs both from source and from the compiled package. System fonts are
// disabled because they would make images differ between machines.
const workerSource = `
const { parentPort, workerData: { svgs, library, fonts } } = require('node:worker_threads');
import(library).then(({ Resvg, default: all }) => {
  const Drawing = Resvg ?? all.Resvg;
  const font = { fontFiles: fonts, loadSystemFonts: false, defaultFontFamily: 'Inter' };
  for (const [key, svg] of svgs) parentPort.postMessage([key, new Uint8Array(new Drawing(svg, { font }).render().asPng())]);
});
`;
