// Whose props a component takes besides its own: a sentence each, and the props of other packages folded below it. In: an
// Api record. Out: elements.
import type { ReactElement } from 'react';
import { memberRowsOf, type Api, type ApiAccepted } from '../../src/model/api.ts';
import { anyElement, elementHref } from '../../src/model/native-elements.ts';
import type { InterfaceTextKey } from '../../src/model/interface-texts.ts';
import type { FrameView } from '../../src/model/view.ts';
import { textOf } from '../shell/text-of.ts';
import { ApiMembers } from './api-members.tsx';
import type { TypeLinks } from './api-type.tsx';

interface InheritanceProps {
  readonly api: Api;
  readonly links: TypeLinks | undefined;
  readonly frame: FrameView;
}

/** Whether the page has the section. */
export function hasInheritance({ inherits, accepts }: Pick<Api, 'inherits' | 'accepts'>): boolean {
  return inherits !== undefined || accepts !== undefined;
}

export function ApiInheritance({ api, links, frame }: InheritanceProps): ReactElement {
  const { inherits, accepts = [] } = api;
  // A line below says the same with more.
  const isTold = accepts.some(
    ({ from, name }) => from === 'element' && (name === inherits?.name || name === anyElement),
  );
  const isNative = inherits && /^[a-z]/.test(inherits.name);
  return (
    <>
      {inherits && !(isNative && isTold) ? (
        <Sentence
          text="api.inheritanceText"
          name={inherits.name}
          href={inherits.href ?? (isNative ? elementHref(inherits.name) : undefined)}
          frame={frame}
        />
      ) : null}
      {accepts.map((line) =>
        line.from === 'element' ? (
          <Sentence
            key={line.name}
            text={line.name === anyElement ? 'api.acceptsAnyElement' : 'api.acceptsElement'}
            name={line.name === anyElement ? 'HTML' : line.name}
            href={elementHref(line.name)}
            frame={frame}
          />
        ) : (
          <Folded key={line.name} api={api} line={line} links={links} frame={frame} />
        ),
      )}
    </>
  );
}

interface SentenceProps {
  readonly text: InterfaceTextKey;
  readonly name: string;
  readonly href: string | undefined;
  readonly frame: FrameView;
}

function Sentence({ text, name, href, frame }: SentenceProps): ReactElement {
  const [before = '', after = ''] = textOf(frame, text).split('{name}');
  const code = <code>{name}</code>;
  return (
    <p>
      {before}
      {href ? <a href={href}>{code}</a> : code}
      {after}
    </p>
  );
}

/** The props of a package or of a shared type: their number, and in full for who opens it. */
function Folded({ api, line, links, frame }: InheritanceProps & { readonly line: ApiAccepted }): ReactElement {
  const { from, name, types = [], href, names, members } = line;
  // A component that is mostly made of another package's is looked up for these.
  const isMain = members !== undefined && members.length > memberRowsOf(api).length;
  const key = from === 'package' ? 'api.acceptsPackage' : 'api.acceptsType';
  const [before = '', after = ''] = textOf(frame, key).replace('{count}', String(names.length)).split('{name}');
  return (
    <details className="api-accepts" open={isMain}>
      <summary>
        {before}
        <code>{name}</code>
        {after}
      </summary>
      {href || types.length > 0 ? (
        <p>
          {types.length > 0 ? `${textOf(frame, 'api.acceptsTypes')} ` : null}
          {types.map((type, index) => (
            <span key={type}>
              {index > 0 ? ', ' : null}
              <code>{type}</code>
            </span>
          ))}
          {types.length > 0 && href ? ' · ' : null}
          {href ? <a href={href}>{textOf(frame, 'api.acceptsAbout', { name })}</a> : null}
        </p>
      ) : null}
      {members ? (
        <ApiMembers api={{ name: api.name, kind: 'interface', members }} frame={frame} links={links} />
      ) : (
        <p className="api-accepts-names">
          {names.map((prop, index) => (
            <span key={prop}>
              {index > 0 ? ' ' : null}
              <code>{prop}</code>
            </span>
          ))}
        </p>
      )}
    </details>
  );
}
