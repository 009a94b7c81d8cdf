// An API page's body: demos, imports, members, slots, classes, inheritance. In: an Api record. Out: elements.
import type { ReactElement, ReactNode } from 'react';
import { memberRowsOf, takesUntold, type Api } from '../../src/model/api.ts';
import { apiSectionIds, legacyClassesId, membersSectionIdOf } from '../../src/model/api-anchor.ts';
import type { NavigationLink } from '../../src/model/navigation.ts';
import { typeLinesOf } from '../../src/model/type-lines.ts';
import type { FrameView } from '../../src/model/view.ts';
import { textOf } from '../shell/text-of.ts';
import { ApiClasses } from './api-classes.tsx';
import { ApiInheritance, hasInheritance } from './api-inheritance.tsx';
import { ApiMembers } from './api-members.tsx';
import { ApiSlots } from './api-slots.tsx';
import { ApiTools } from './api-tools.tsx';
import { ApiType, typeHtmlOf, type TypeLinks } from './api-type.tsx';
import { ImportLines } from './import-lines.tsx';
import { inlineHtmlOf, markdownHtmlOf } from './inline-markdown.ts';

interface SectionProps {
  readonly id: string;
  /** A second id, for links made for older versions of the page. */
  readonly olderId?: string;
  readonly title: string;
  readonly frame: FrameView;
  readonly children: ReactNode;
}

function Section({ id, olderId, title, frame, children }: SectionProps): ReactElement {
  return (
    <section className="api-section" aria-labelledby={id}>
      <h2 id={id}>
        {olderId ? <span className="older-id" id={olderId} /> : null}
        {title}
        <a className="anchor" href={`#${id}`} aria-label={textOf(frame, 'api.linkTo', { name: title })}>
          #
        </a>
      </h2>
      {children}
    </section>
  );
}

/** Where to see it at work: one line of links, because whoever comes here wants the reference below. */
function Demos({ api, demos, frame }: { api: Api; demos: readonly NavigationLink[]; frame: FrameView }): ReactElement {
  return (
    <nav className="api-demos" id={apiSectionIds.demos} aria-label={textOf(frame, 'api.demosText', { name: api.name })}>
      <span aria-hidden="true">{textOf(frame, 'api.demos')}</span>
      <ul>
        {demos.map((demo) => (
          <li key={demo.href}>
            <a href={demo.href}>{demo.title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Parts({ parts, frame }: { parts: NonNullable<Api['parts']>; frame: FrameView }): ReactElement {
  return (
    <nav className="api-demos" aria-label={textOf(frame, 'api.parts')}>
      <span aria-hidden="true">{textOf(frame, 'api.parts')}</span>
      <ul>
        {parts.map((part) => (
          <li key={part.name}>
            <a href={part.href}>{part.name}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Returned({ type, links }: { type: string; links: TypeLinks | undefined }): ReactElement {
  const lines = typeLinesOf(type);
  return lines === type ? (
    <p>
      <ApiType type={type} links={links} />
    </p>
  ) : (
    <pre tabIndex={0}>
      <code dangerouslySetInnerHTML={{ __html: typeHtmlOf(lines, links) }} />
    </pre>
  );
}

function membersTitleOf(api: Api, frame: FrameView): string {
  if (api.kind === 'component') return textOf(frame, 'api.props');
  if (api.kind === 'enum') return textOf(frame, 'api.values');
  return textOf(frame, api.kind === 'interface' ? 'api.properties' : 'api.parameters');
}

interface ApiBlockProps {
  readonly api: Api;
  readonly demos: readonly NavigationLink[];
  /** Names in types that have a page, and where. */
  readonly types?: TypeLinks;
  readonly frame: FrameView;
}

export function ApiBlock({ api, demos, types, frame }: ApiBlockProps): ReactElement {
  const rows = memberRowsOf(api).length;
  const tools = <ApiTools count={rows} frame={frame} />;
  return (
    <div className="api">
      {api.deprecated ? (
        <aside className="callout callout-warning">
          <p className="callout-title">{textOf(frame, 'api.deprecated')}</p>
          {api.deprecated === true ? null : <p dangerouslySetInnerHTML={{ __html: inlineHtmlOf(api.deprecated) }} />}
        </aside>
      ) : null}
      {api.description ? (
        <div className="api-summary" dangerouslySetInnerHTML={{ __html: markdownHtmlOf(api.description) }} />
      ) : null}
      {api.parts ? <Parts parts={api.parts} frame={frame} /> : null}
      {demos.length > 0 ? <Demos api={api} demos={demos} frame={frame} /> : null}
      {api.imports.length > 0 ? (
        <Section id={apiSectionIds.import} title={textOf(frame, 'api.import')} frame={frame}>
          <ImportLines statements={api.imports} frame={frame} />
        </Section>
      ) : null}
      {api.overloads ? (
        <Section id={apiSectionIds.signatures} title={textOf(frame, 'api.signatures')} frame={frame}>
          <pre tabIndex={0}>
            <code dangerouslySetInnerHTML={{ __html: api.overloads.map((one) => typeHtmlOf(one, types)).join('\n') }} />
          </pre>
        </Section>
      ) : null}
      {rows > 0 ? (
        <Section id={membersSectionIdOf(api)} title={membersTitleOf(api, frame)} frame={frame}>
          {tools}
          <ApiMembers api={api} frame={frame} links={types} />
          {api.ref ? (
            <p className="api-note">
              {textOf(frame, 'api.refText', { name: api.name })} <code>{api.ref}</code>
            </p>
          ) : null}
          {takesUntold(api) ? <p className="api-note">{textOf(frame, 'api.spreadText', { name: api.name })}</p> : null}
        </Section>
      ) : null}
      {api.returns ? (
        <Section id={apiSectionIds.returns} title={textOf(frame, 'api.returned')} frame={frame}>
          <Returned type={api.returns.type} links={types} />
          {api.returns.description ? (
            <p dangerouslySetInnerHTML={{ __html: inlineHtmlOf(api.returns.description) }} />
          ) : null}
        </Section>
      ) : null}
      {api.slots.length > 0 ? (
        <Section id={apiSectionIds.slots} title={textOf(frame, 'api.slots')} frame={frame}>
          {rows > 0 ? null : tools}
          <ApiSlots api={api} frame={frame} />
        </Section>
      ) : null}
      {api.classes.length > 0 ? (
        <Section
          id={apiSectionIds.classes}
          olderId={legacyClassesId}
          title={textOf(frame, 'api.classes')}
          frame={frame}
        >
          <ApiClasses api={api} frame={frame} />
        </Section>
      ) : null}
      {api.themeName ? (
        <Section id={apiSectionIds.theme} title={textOf(frame, 'api.theme')} frame={frame}>
          <p>
            {textOf(frame, 'api.themeText', { name: api.name })} <code>{api.themeName}</code>
          </p>
        </Section>
      ) : null}
      {hasInheritance(api) ? (
        <Section id={apiSectionIds.inheritance} title={textOf(frame, 'api.inheritance')} frame={frame}>
          <ApiInheritance api={api} links={types} frame={frame} />
        </Section>
      ) : null}
    </div>
  );
}
