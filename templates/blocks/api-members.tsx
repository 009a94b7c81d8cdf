// Props of a component, properties of an interface, parameters of a function. In: an Api record. Out: its table.
import type { ReactElement } from 'react';
import type { Api, ApiMember } from '../../src/model/api.ts';
import { memberAnchorOf } from '../../src/model/api-anchor.ts';
import type { FrameView } from '../../src/model/view.ts';
import { PlanBadge } from '../shell/plan-badge.tsx';
import { textOf } from '../shell/text-of.ts';
import { ApiTable } from './api-table.tsx';
import { ApiType } from './api-type.tsx';
import { inlineHtmlOf, markdownHtmlOf } from './inline-markdown.ts';

interface MemberProps {
  readonly member: ApiMember;
  readonly frame: FrameView;
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

function Type({ member, frame }: MemberProps): ReactElement {
  const isShortened = member.shortType !== undefined && member.shortType !== member.type;
  return (
    <>
      <ApiType type={member.shortType ?? member.type} />
      {isShortened ? (
        <details className="api-full-type">
          <summary>{textOf(frame, 'api.fullType')}</summary>
          <pre tabIndex={0}>
            <code>{member.type}</code>
          </pre>
        </details>
      ) : null}
      {member.default === undefined ? null : (
        <span className="api-default">
          {textOf(frame, 'api.default')} <code>{member.default}</code>
        </span>
      )}
    </>
  );
}

function Signature({ member, frame }: MemberProps): ReactElement | null {
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
            {parameter.type ? <ApiType type={parameter.type} /> : null}
          </dt>
          <dd dangerouslySetInnerHTML={{ __html: inlineHtmlOf(parameter.description) }} />
        </div>
      ))}
      {returns?.description ? (
        <div>
          <dt>
            {textOf(frame, 'api.returns')}
            <ApiType type={returns.type} />
          </dt>
          <dd dangerouslySetInnerHTML={{ __html: inlineHtmlOf(returns.description) }} />
        </div>
      ) : null}
    </dl>
  );
}

function Description({ member, frame }: MemberProps): ReactElement {
  const { deprecated, see = [] } = member;
  return (
    <>
      {typeof deprecated === 'string' ? (
        <p className="api-deprecation" dangerouslySetInnerHTML={{ __html: inlineHtmlOf(deprecated) }} />
      ) : null}
      {member.description ? (
        <div className="api-text" dangerouslySetInnerHTML={{ __html: markdownHtmlOf(member.description) }} />
      ) : null}
      <Signature member={member} frame={frame} />
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

export function ApiMembers({ api, frame }: { api: Api; frame: FrameView }): ReactElement {
  return (
    <ApiTable
      kind="members"
      columns={[textOf(frame, 'api.name'), textOf(frame, 'api.type'), textOf(frame, 'api.description')]}
      rows={api.members.map((member) => ({
        id: memberAnchorOf(api, member.name),
        name: member.name,
        marks: <Marks member={member} frame={frame} />,
        deprecated: Boolean(member.deprecated),
        cells: [
          <Type key="type" member={member} frame={frame} />,
          hasDescription(member) ? <Description key="description" member={member} frame={frame} /> : null,
        ],
      }))}
    />
  );
}
