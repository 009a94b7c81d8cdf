// A site of any size for the benchmark: about 1,000 words, 8 headings and 3 code blocks a page, ten pages to a folder.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const words =
  'a bike waits at its station until somebody rides it through the old town along the river over the bridge past the market and back before the lamps are lit'.split(
    ' ',
  );

/** Writes `count` pages to `folder/content`, with links between them; the same pages at every call. */
export function makeSite(folder, count) {
  rmSync(folder, { recursive: true, force: true });
  let seed = 1;
  const next = (bound) => (seed = (seed * 48271) % 2147483647) % bound;
  const sentence = () => {
    const text = Array.from({ length: 12 }, () => words[next(words.length)]).join(' ');
    return `${text[0].toUpperCase()}${text.slice(1)}.`;
  };
  for (let index = 0; index < count; index++) {
    const path = pathOf(index, count);
    const body = Array.from({ length: 8 }, (_, section) => {
      const paragraphs = [0, 1].map(
        () =>
          `${sentence()} ${sentence()} See \`option${next(90)}\` and [page ${next(count)}](/${pathOf(next(count), count)}/). **${sentence()}** ${sentence()}`,
      );
      const code =
        section < 3
          ? `\n\`\`\`tsx\nexport function Station${index}({ bikes }: { bikes: number }) {\n  const [open, setOpen] = useState(${section});\n  return <Panel title="Station ${index}" open={open > 0}>{bikes}</Panel>;\n}\n\`\`\`\n`
          : `\n- ${sentence()}\n- ${sentence()}\n`;
      return `## ${sentence().slice(0, -1)} ${section}\n\n${paragraphs.join('\n\n')}\n${code}`;
    });
    const file = join(folder, 'content', `${path}.md`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `# Page ${index}\n\n<p class="description">${sentence()}</p>\n\n${body.join('\n')}`);
  }
  writeFileSync(
    join(folder, 'content', 'index.md'),
    '# Benchmark\n\n<p class="description">A site of many pages.</p>\n\nHello.\n',
  );
}

/** Path of a page below the content root: folders of ten, nested, so that no folder grows with the site. */
export function pathOf(index, count) {
  const digits = String(index).padStart(String(count - 1).length, '0');
  const folders = Array.from(digits.slice(0, -1), (digit, depth) => `part-${depth}-${digit}`);
  return [...folders, `page-${digits}`].join('/');
}
