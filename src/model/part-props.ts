// What the parts of the shell that a site may replace are given.
import type { TemplatePart } from './template-parts.ts';
import type { FrameView, NavigationView, PageView } from './view.ts';

interface Props {
  readonly Header: { readonly frame: FrameView };
  readonly Footer: { readonly frame: FrameView };
  readonly ProductContext: { readonly view: PageView; readonly frame: FrameView };
  readonly NavigationList: {
    readonly view: NavigationView;
    readonly frame: FrameView;
    /** How deep the list is; 0 where absent. */
    readonly depth?: number;
  };
  readonly PageHead: { readonly view: PageView; readonly frame: FrameView };
  readonly PagePager: { readonly view: PageView; readonly frame: FrameView };
  readonly TableOfContents: { readonly view: PageView; readonly frame: FrameView };
}

/** The props of a part: `export default function Footer({ frame }: PartProps<'Footer'>)`. */
export type PartProps<Name extends TemplatePart> = Props[Name];

/**
 * A part as JSX takes it. This file imports nothing, React's types included; what a component returns is a matter of the
 * program that renders it.
 */
// oxlint-disable-next-line typescript/no-explicit-any -- see above
export type Part<Name extends TemplatePart> = (props: PartProps<Name>) => any;
