// The types of walking over a module's syntax.

/** A node of the syntax tree. */
export interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

/** How a module's names are used at run time. */
export interface NameUses {
  readonly values: Set<string>;
  /** Types that the module declares itself. */
  readonly declared: Set<string>;
  hasJsx: boolean;
}
