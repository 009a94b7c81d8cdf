// What services have in the HTML of pages: nothing where the config does not ask for them.
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { DemoToolbar } from '../../templates/blocks/demo-toolbar.tsx';
import { FeedbackPrompt } from '../../templates/blocks/feedback-prompt.tsx';
import { PagePager } from '../../templates/pages/page-pager.tsx';
import { ConsentBanner } from '../../templates/shell/consent-banner.tsx';
import { SearchButton } from '../../templates/shell/search-button.tsx';
import { ShellFooter } from '../../templates/shell/shell-footer.tsx';
import { renderFrame } from '../../templates/server.tsx';
import { interfaceTexts } from '../../src/model/interface-texts.ts';
import type { FrameServices } from '../../src/model/services.ts';
import { demoOf, frameOf, pageOf } from './views.ts';

const withServices = (services: FrameServices) => frameOf({ services, texts: interfaceTexts });

describe('event attributes', () => {
  const controls = (services: FrameServices) => {
    const frame = withServices(services);
    return renderToStaticMarkup(
      <>
        <SearchButton frame={frame} />
        <PagePager view={pageOf({ editUrl: 'https://velo.example/edit/' })} frame={frame} />
        <FeedbackPrompt frame={frame} />
        <DemoToolbar demo={demoOf()} frame={frame} codeId="code" />
      </>,
    );
  };

  it('name what a click on a control is', () => {
    const named = [
      ...controls({ analytics: true }).matchAll(
        /data-ga-event-category="(\w+)" data-ga-event-action="(\w+)"(?: data-ga-event-label="(\w+)")?/g,
      ),
    ].map(([, ...names]) => names.filter(Boolean).join(' '));
    expect([...new Set(named)]).toEqual([
      'search open',
      'page edit',
      'feedback up',
      'feedback down',
      'demo copy Basic',
      'demo stackblitz Basic',
      'demo codesandbox Basic',
    ]);
  });

  it('are not there without analytics', () => {
    expect(controls({ feedback: true, ads: true, consent: 'both' })).not.toContain('data-ga');
  });
});

describe('consent', () => {
  const banner = (services: FrameServices) => renderToStaticMarkup(<ConsentBanner frame={withServices(services)} />);

  it('asks about what there is, with two answers that look alike', () => {
    expect(banner({ consent: 'analytics' })).toContain(interfaceTexts['consent.analytics']);
    expect(banner({ consent: 'ads' })).toContain(interfaceTexts['consent.ads']);
    const both = banner({ consent: 'both' });
    expect(both).toContain(interfaceTexts['consent.both']);
    const answers = [...both.matchAll(/<button type="button" data-consent="\w+">/g)].map(([tag]) => tag);
    expect(new Set(answers.map((tag) => tag.replace(/"(?:granted|denied)"/, '""'))).size).toBe(1);
    expect(answers).toHaveLength(2);
  });

  it('can be changed at the foot of every page, also of a site whose foot is empty otherwise', () => {
    const footer = { text: '', links: [] };
    const foot = (services: FrameServices) =>
      renderToStaticMarkup(<ShellFooter frame={{ ...withServices(services), footer }} />);
    expect(foot({ consent: 'both' })).toContain('data-xd-open="consent">Privacy choices</button>');
    expect(foot({ analytics: true })).toBe('');
  });

  it('is not there where a site does not ask', () => {
    expect(renderFrame(withServices({ ads: true, analytics: true, feedback: true })).html).not.toContain('consent');
    expect(renderFrame(withServices({ ads: true, consent: 'both' })).html).toContain('class="consent"');
  });
});
