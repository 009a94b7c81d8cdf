// The trial library: three components and a hook in a workspace, published as TypeScript sources. Some props are documented
// and some are not, as in any library.

const manifest = {
  name: '@acme/ui',
  version: '1.2.0',
  description: 'Lamps & switches for the web.',
  exports: './src/index.ts',
  peerDependencies: { react: '*' },
};

const lamp = `import type { ReactNode } from 'react';

export interface LampProps {
  /** How bright it is, in lumens. */
  lumens?: number;
  tone?: 'warm' | 'cold';
  /** What stands below it. */
  children?: ReactNode;
}

/** A lamp that shines. */
export function Lamp({ lumens = 800, tone = 'warm', children }: LampProps) {
  return (
    <span className="acme-lamp" data-tone={tone}>
      {lumens} lm {children}
    </span>
  );
}
`;

const wallSwitch = `import { useToggle } from './use-toggle';

export interface SwitchProps {
  label: string;
  /** Whether it is on at first. */
  defaultOn?: boolean;
  /** Told of each change. */
  onChange?: (on: boolean) => void;
}

/** A switch on the wall. */
export const Switch = ({ label, defaultOn = false, onChange }: SwitchProps) => {
  const { on, toggle } = useToggle({ initial: defaultOn, onChange });
  return (
    <button type="button" aria-pressed={on} onClick={toggle}>
      {label}: {on ? 'on' : 'off'}
    </button>
  );
};
`;

const panel = `import type { ReactNode } from 'react';

export interface PanelProps {
  /** What stands above the panel. */
  heading: string;
  children?: ReactNode;
}

export interface PanelRowProps {
  /** Whether a line is drawn below the row. */
  divided?: boolean;
  children?: ReactNode;
}

function PanelRow({ divided = true, children }: PanelRowProps) {
  return <li data-divided={divided}>{children}</li>;
}

function PanelRoot({ heading, children }: PanelProps) {
  return (
    <section>
      <h4>{heading}</h4>
      <ul>{children}</ul>
    </section>
  );
}

/** A panel of switches, row by row. */
export const Panel = Object.assign(PanelRoot, { Row: PanelRow });
`;

const toggle = `import { useState } from 'react';

export interface UseToggleOptions {
  /** The state at first. */
  initial?: boolean;
  onChange?: (on: boolean) => void;
}

/** Remembers whether something is on. */
export function useToggle({ initial = false, onChange }: UseToggleOptions = {}) {
  const [on, setOn] = useState(initial);
  const toggle = () => {
    setOn(!on);
    onChange?.(!on);
  };
  return { on, toggle };
}
`;

/** The files of the workspace before anybody documents it. */
export const libraryFiles: Readonly<Record<string, string>> = {
  'package.json': '{ "name": "acme", "private": true, "workspaces": ["packages/*", "docs"] }\n',
  'packages/ui/package.json': JSON.stringify(manifest),
  'packages/ui/src/index.ts': `export { Lamp, type LampProps } from './Lamp';
export { Switch, type SwitchProps } from './Switch';
export { Panel, type PanelProps, type PanelRowProps } from './Panel';
export { useToggle, type UseToggleOptions } from './use-toggle';
`,
  'packages/ui/src/Lamp.tsx': lamp,
  'packages/ui/src/Switch.tsx': wallSwitch,
  'packages/ui/src/Panel.tsx': panel,
  'packages/ui/src/use-toggle.ts': toggle,
};

/** What its author adds to what `init` wrote. */
export const ownConfig = `  base: '/project',
  outLayout: 'base',
  locales: ['en', 'zh'],
  translations: 'words',
  theme: { primary: { light: '#7a3e00', dark: '#ffb870' } },
  templates: { Footer: './Footer.tsx' },
  css: ['acme.css'],
`;

/** The author's own files below the folder of the documentation. */
export const ownFiles: Readonly<Record<string, string>> = {
  'Footer.tsx': `import type { PartProps } from 'xdocs';
import { ShellFooter } from 'xdocs:Footer';

export default function Footer({ frame }: PartProps<'Footer'>) {
  return (
    <>
      <p className="acme-mark">Made by lamplight.</p>
      <ShellFooter frame={frame} />
    </>
  );
}
`,
  'acme.css': '.acme-mark {\n  letter-spacing: 3px;\n}\n',
  'words/zh.json': '{\n  "pages./guides-group/": "指南"\n}\n',
  'content/index-zh.md': '# 艾克米\n\n<p class="description">网页上的灯。</p>\n\n[开关](/switches/)\n',
  'content/switches.md': `# Switches

<p class="description">How rooms get light.</p>

## On the wall

An incandescent bulb needs a switch.

{{"demo": "Wall.tsx"}}
`,
  'content/switches-zh.md': '# 开关\n\n<p class="description">房间的光。</p>\n\n## 墙上\n\n{{"demo": "Wall.tsx"}}\n',
  'content/guides/first-steps-zh.md':
    '# 第一步\n\n<p class="description">第一盏灯。</p>\n\n## 安装 {#install}\n\n## 展示 {#show-it}\n',
  'content/Wall.tsx': `import { Lamp, Panel, Switch } from '@acme/ui';
import { useState } from 'react';

export default function Wall() {
  const [on, setOn] = useState(false);
  return (
    <Panel heading="Hall">
      <Panel.Row>
        <Switch label="Hall" onChange={setOn} />
      </Panel.Row>
      <Panel.Row divided={false}>
        <Lamp lumens={on ? 800 : 0} />
      </Panel.Row>
    </Panel>
  );
}
`,
};

/** What readers find on each page: every prop with its default and description. */
export const trialPages: Readonly<Record<string, readonly string[]>> = {
  './': ['Acme', 'Lamps & switches for the web.', 'First steps'],
  './guides/first-steps/': ['npm install @acme/ui', 'Show it', '800 lm'],
  './api/lamp/': [
    'A lamp that shines.',
    "import { Lamp } from '@acme/ui'",
    'lumens',
    '800',
    'How bright it is, in lumens.',
    'tone',
    "'warm'",
    "'cold'",
    'children',
    'What stands below it.',
  ],
  './api/switch/': [
    'A switch on the wall.',
    'label',
    'Required',
    'defaultOn',
    'false',
    'Whether it is on at first.',
    'onChange',
    'Told of each change.',
  ],
  './api/panel/': ['A panel of switches, row by row.', 'heading', 'What stands above the panel.', 'Panel.Row'],
  './api/panel-row/': ['Panel.Row', 'divided', 'true', 'Whether a line is drawn below the row.', 'children'],
  './api/use-toggle/': [
    'Remembers whether something is on.',
    'initial',
    'false',
    'The state at first.',
    'onChange',
    'toggle',
  ],
};
