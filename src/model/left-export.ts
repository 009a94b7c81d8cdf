// An export of a documented package that has no page, and why.

/** An export without a page. */
export interface LeftExport {
  readonly name: string;
  readonly productId: string;
  readonly package: string;
  /** The pattern of the product's `exclude` that leaves it out. */
  readonly excludedBy?: string;
  /** A pattern of `include` matches it, and yet it is none that patterns select: a type, or marked as internal. */
  readonly isSelected?: true;
}
