// Props of a component, properties of an interface, parameters of a function. In: an Api record. Out: its table.
import type { ReactElement } from 'react';
import { memberRowsOf, type Api, type ApiMember } from '../../src/model/api.ts';
import { memberAnchorOf } from '../../src/model/api-anchor.ts';
import { typeLinesOf } from '../../src/model/type-lines.ts';
import { isShortChoice } from '../../src/model/union-text.ts';
import type { FrameView } from '../../src/model/view.ts';
import { PlanBadge } from '../shell/plan-badge.tsx';
import { textOf } from '../shell/text-of.ts';
import { ApiTable } from './api-table.tsx';
import { ApiDefault } from './api-default.tsx';
import { ApiType, typeHtmlOf, type TypeLinks } from './api-type.tsx';
import { inlineHtmlOf, markdownHtmlOf } from './inline-markdown.ts';

interface MemberProps {
  readonly member: ApiMember;
  readonly frame: FrameView;
  /** Names in types that have a page. */
  readonly links?: TypeLinks;
}

function Marks({ member, frame }: MemberProps): ReactElement | null {
  if (!member.required && !member.plan && !member.deprecated) return null;
  return (
    <span className="api-marks">
      {member.required ? <span className="chip chip-required">{textOf(frame, 'api.required')}</span> : null}
      {member.deprecated ? <span className="chip chip-deprecated">{textOf(frame, 'api.deprecated')}</span> : null}
      {member.plan ? <PlanBadge plan={member.plan} frame={frame} /> : null}
    </span>
  );
}

function Type({ member, frame, links }: MemberProps): ReactElement {
  const { type, shortType = type } = member;
  // A name hides what there is to choose from, unless it leads to where that is explained.
  const isShown = shortType === type || (isShortChoice(type) && links?.[shortType] === undefined);
  return (
    <>
      <ApiType type={isShown ? type : shortType} links={links} />
      {isShown ? null : (
        <details className="api-full-type">
          <summary>{textOf(frame, 'api.fullType')}</summary>
          <pre tabIndex={0}>
            <code dangerouslySetInnerHTML={{ __html: typeHtmlOf(typeLinesOf(type), links) }} />
          </pre>
        </details>
      )}
      {member.default === undefined ? null : <ApiDefault value={member.default} frame={frame} />}
    </>
  );
}

function Signature({ member, frame, links }: MemberProps): ReactElement | null {
  const { signature } = member;
  if (!signature) return null;
  const { parameters, returns } = signature;
  const described = parameters.filter((parameter) => parameter.description || parameter.type);
  if (described.length === 0 && !returns?.description) return null;
  return (
    <dl className="api-signature" aria-label={textOf(frame, 'api.signature')}>
      {described.map((parameter) => (
        <div key={parameter.name}>
          <dt>
            <code className="api-parameter">{parameter.name}</code>
            {parameter.type ? <ApiType type={parameter.type} links={links} /> : null}
          </dt>
          <dd dangerouslySetInnerHTML={{ __html: inlineHtmlOf(parameter.description) }} />
        </div>
      ))}
      {returns?.description ? (
        <div>
          <dt>
            {textOf(frame, 'api.returns')}
            <ApiType type={returns.type} links={links} />
          </dt>
          <dd dangerouslySetInnerHTML={{ __html: inlineHtmlOf(returns.description) }} />
        </div>
      ) : null}
    </dl>
  );
}

function Description({ member, frame, links }: MemberProps): ReactElement {
  const { deprecated, see = [] } = member;
  return (
    <>
      {typeof deprecated === 'string' ? (
        <p className="api-deprecation" dangerouslySetInnerHTML={{ __html: inlineHtmlOf(deprecated) }} />
      ) : null}
      {member.description ? (
        <div className="api-text" dangerouslySetInnerHTML={{ __html: markdownHtmlOf(member.description) }} />
      ) : null}
      <Signature member={member} frame={frame} links={links} />
      {see.length > 0 ? (
        <p className="api-see">
          {textOf(frame, 'api.see')}: <span dangerouslySetInnerHTML={{ __html: see.map(inlineHtmlOf).join(', ') }} />
        </p>
      ) : null}
    </>
  );
}

function hasDescription(member: ApiMember): boolean {
  return Boolean(member.description || member.signature || member.see?.length || typeof member.deprecated === 'string');
}

/** As many callbacks as these are read as a group of their own. */
const manyCallbacks = 4;

/** Members in reading order: what says how it looks and works, and apart from it the many that report what happened. */
function groupsOf(api: Pick<Api, 'kind' | 'members' | 'undescribed'>): readonly [ApiMember[], ApiMember[]] {
  const all = [...memberRowsOf(api)];
  const isCallback = ({ name, required }: ApiMember) => !required && /^on[A-Z]/.test(name);
  const callbacks = api.kind === 'component' ? all.filter(isCallback) : [];
  const isApart = callbacks.length >= manyCallbacks && callbacks.length < all.length;
  return isApart ? [all.filter((member) => !isCallback(member)), callbacks] : [all, []];
}

interface ApiMembersProps {
  readonly api: Pick<Api, 'name' | 'kind' | 'members' | 'undescribed'>;
  readonly frame: FrameView;
  readonly links?: TypeLinks;
}

export function ApiMembers({ api, frame, links }: ApiMembersProps): ReactElement {
  const [members, callbacks] = groupsOf(api);
  return (
    <>
      <Members api={api} members={members} frame={frame} links={links} />
      {callbacks.length > 0 ? (
        <details className="api-callbacks">
          <summary>{textOf(frame, 'api.callbacks', { count: String(callbacks.length) })}</summary>
          <Members api={api} members={callbacks} frame={frame} links={links} />
        </details>
      ) : null}
    </>
  );
}

function Members({ api, members, frame, links }: ApiMembersProps & { members: readonly ApiMember[] }): ReactElement {
  return (
    <ApiTable
      kind="members"
      columns={[textOf(frame, 'api.name'), textOf(frame, 'api.type'), textOf(frame, 'api.description')]}
      rows={members.map((member) => ({
        id: memberAnchorOf(api, member.name),
        name: member.name,
        marks: <Marks member={member} frame={frame} />,
        deprecated: Boolean(member.deprecated),
        cells: [
          <Type key="type" member={member} frame={frame} links={links} />,
          hasDescription(member) ? <Description key="description" member={member} frame={frame} links={links} /> : null,
        ],
      }))}
    />
  );
}
