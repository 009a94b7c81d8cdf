// A second corpus, unlike the first: what pages of large documentations have and generated text usually has not. Quotes
// that begin in bold and go on after a blank line, long tables, lists with code, footnotes, raw HTML, code of 300 lines,
// Chinese and Arabic, and many links.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathOf } from '../make-site.js';

const words =
  'station wheel saddle lamp chain river bridge market rider basket pedal bell helmet route signal harbour tunnel meadow ticket season'.split(
    ' ',
  );
const chinese = '每个车站都有很多自行车等着人们来骑。沿着河边的路很长，也很安静。';
const arabic = 'تنتظر الدراجة في المحطة حتى يركبها أحدهم عبر المدينة القديمة.';

/**
 * Writes `count` pages to `folder/content`; the same pages at every call.
 *
 * @param {string} folder
 * @param {number} count
 */
export function makeMixed(folder, count) {
  let seed = 7;
  const next = (bound) => (seed = (seed * 48271) % 2147483647) % bound;
  const word = () => words[next(words.length)];
  const sentence = (length = 11) => {
    const text = Array.from({ length }, word).join(' ');
    return `${text[0].toUpperCase()}${text.slice(1)}.`;
  };
  const link = () => `[${word()} ${word()}](/${pathOf(next(count), count)}/)`;
  const parts = {
    quote: () =>
      `> **${sentence(3)}** ${sentence()}\n>\n> ${sentence()} See ${link()}.\n>\n> - ${sentence()}\n> - *${word()}* ${sentence()}`,
    table: () =>
      `| Name | Type | Default | What it does |\n| :--- | :---: | ---: | --- |\n${Array.from({ length: 60 }, (_, row) => `| \`${word()}${row}\` | \`${word()} \\| null\` | ${row} | ${sentence(6)} ${link()} |`).join('\n')}`,
    list: () =>
      Array.from(
        { length: 4 },
        (_, place) =>
          `${place + 1}. ${sentence()}\n\n   \`\`\`bash\n   ${word()} --${word()} ${place}\n   \`\`\`\n\n   ${sentence()}\n   - ${link()}\n   - **${word()}**: ${sentence()}`,
      ).join('\n\n'),
    footnotes: (page) =>
      `${sentence()}[^a${page}] ${sentence()}[^b${page}]\n\n[^a${page}]: ${sentence()} ${link()}\n[^b${page}]: ${sentence()}\n\n    ${sentence()}`,
    html: () =>
      `<details>\n<summary>${sentence(4)}</summary>\n\n${sentence()} ${link()}\n\n</details>\n\n<div align="center"><kbd>${word()}</kbd> <em>${word()}</em><br></div>\n\n${sentence()} <sup>${word()}</sup> <!-- ${word()} -->`,
    code: (page) =>
      `\`\`\`ts\n${Array.from({ length: 300 }, (_, line) => codeLine(line, page, word)).join('\n')}\n\`\`\``,
    scripts: () => `${chinese.repeat(3)} ${link()} ${chinese}\n\n<p dir="rtl">${arabic}</p>\n\n${arabic} **${arabic}**`,
    links: () =>
      Array.from({ length: 25 }, () => `- ${link()} and <https://example.com/${word()}> and [${word()}][ref]`)
        .join('\n')
        .concat(`\n\n[ref]: https://example.com/${word()} "${word()}"`),
  };
  const kinds = Object.entries(parts);
  for (let index = 0; index < count; index++) {
    // Long code is on every fourth page; all else is on each.
    const body = kinds
      .filter(([kind]) => kind !== 'code' || index % 4 === 0)
      .map(([kind, make]) => `## ${sentence(3).slice(0, -1)} ${kind}\n\n${sentence()} ${sentence()}\n\n${make(index)}`);
    const file = join(folder, 'content', `${pathOf(index, count)}.md`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `# Mixed ${index}\n\n<p class="description">${sentence()}</p>\n\n${body.join('\n\n')}\n`);
  }
  writeFileSync(
    join(folder, 'content', 'index.md'),
    '# Mixed\n\n<p class="description">Pages of all kinds.</p>\n\nHello.\n',
  );
}

function codeLine(line, page, word) {
  const lines = [
    `export interface ${word()}${line} { readonly ${word()}: string; size?: number }`,
    `  const ${word()}_${line} = [${line}, ${page}, ${line * 7}].map((one) => (one > ${line} ? ((one)) : -one));`,
    `  // ${word()} **${word()}** > ${word()} * ${word()} [${word()}](${word()})`,
    `  if (${word()} < ${line} && !\`\${${word()}}\`.includes("${word()}")) return { ${word()}: ${line} };`,
    '',
  ];
  return lines[line % lines.length];
}
