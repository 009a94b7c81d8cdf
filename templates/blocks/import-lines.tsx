// The ways to import what an API page is about, one statement a line, coloured like every other code block.
// In: whole import statements. Out: a code block with a copy button.
import type { ReactElement } from 'react';
import { escapeHtml } from '../../src/model/escape-html.ts';
import type { FrameView } from '../../src/model/view.ts';
import { textOf } from '../shell/text-of.ts';

const token = /(&quot;.*?&quot;|'[^']*')|\b(import|type|from|as|default)\b|([{}*,;])/g;

/** Import statements hold names, a few words, punctuation and one string: three patterns colour all of them. */
function coloured(statement: string): string {
  return escapeHtml(statement).replace(token, (text, string?: string, keyword?: string) => {
    const kind = string ? 'string' : keyword ? 'keyword' : 'punctuation';
    return `<span class="tk-${kind}">${text}</span>`;
  });
}

/** Statements that do the same stand apart by a comment, so that nobody takes them for one program. */
function linesOf(statements: readonly string[], alternative: string): string {
  const separator = `<span class="line"><span class="tk-comment">// ${escapeHtml(alternative)}</span>\n</span>`;
  return statements.map((statement) => `<span class="line">${coloured(statement)}\n</span>`).join(separator);
}

export function ImportLines({ statements, frame }: { statements: readonly string[]; frame: FrameView }): ReactElement {
  const label = textOf(frame, 'code.copy');
  const html = linesOf(statements, textOf(frame, 'api.importAlternative'));
  return (
    <div className="code" data-lang="ts">
      <pre tabIndex={0}>
        <code className="language-ts" dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
      <button type="button" className="code-copy" aria-label={label}>
        {label}
      </button>
    </div>
  );
}
