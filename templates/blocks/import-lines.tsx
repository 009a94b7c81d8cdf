// The ways to import what an API page is about, coloured like every other code block and each with its copy button:
// one of them is enough. In: whole import statements. Out: code blocks.
import type { ReactElement } from 'react';
import { escapeHtml } from '../../src/model/escape-html.ts';
import { tokenHtml } from '../../src/model/token-classes.ts';
import type { FrameView } from '../../src/model/view.ts';
import { textOf } from '../shell/text-of.ts';

const token = /(&quot;.*?&quot;|'[^']*')|\b(import|type|from|as|default)\b|([{}*,;])/g;

/** Import statements hold names, a few words, punctuation and one string: three patterns colour all of them. */
function coloured(statement: string): string {
  return escapeHtml(statement).replace(token, (text, string?: string, keyword?: string) => {
    const kind = string ? 'string' : keyword ? 'keyword' : 'punctuation';
    return tokenHtml(kind, text);
  });
}

export function ImportLines({ statements, frame }: { statements: readonly string[]; frame: FrameView }): ReactElement {
  const label = textOf(frame, 'code.copy');
  return (
    <ul className="import-lines">
      {statements.map((statement) => (
        <li key={statement} className="code" data-lang="ts">
          <pre tabIndex={0}>
            <code
              className="language-ts"
              dangerouslySetInnerHTML={{ __html: `<span class="line">${coloured(statement)}\n</span>` }}
            />
          </pre>
          <button type="button" className="code-copy" aria-label={label}>
            {label}
          </button>
        </li>
      ))}
    </ul>
  );
}
