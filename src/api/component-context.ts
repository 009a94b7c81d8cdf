// The props of a product's components, each looked at once. In: the context without them. Out: the whole context.
import type ts from 'typescript';
import { hasPropTypes } from './component-prop-types.ts';
import type { ComponentProbe } from './component-probe.ts';
import { probeFor } from './probed-components.ts';
import { componentPropsOf } from './component-props.ts';
import type { PackageExport } from './package-exports.ts';
import type { ReadingContext } from './reading-context.ts';
import { sharedTypes } from './shared-types.ts';
import { typeWriter } from './type-text.ts';

interface PropsOptions {
  readonly exports: readonly PackageExport[];
  /** Up to a number of components without a page. */
  readonly others: (count: number) => readonly PackageExport[];
  /** Whether a type's text shows an object in full. */
  readonly expands: (symbol: ts.Symbol) => boolean;
}

/** Adds them. What is about all components is done when the first asks that has no propTypes. */
export function withProps(
  bare: Omit<ReadingContext, 'propsOf' | 'isShared'>,
  { exports, others, expands }: PropsOptions,
): ReadingContext {
  const known = new Map<PackageExport, ReturnType<ReadingContext['propsOf']>>();
  const propsOf: ReadingContext['propsOf'] = (exported) => {
    const found = known.get(exported) ?? find(exported);
    known.set(exported, found);
    return found;
  };
  let read: readonly PackageExport[] | undefined;
  const fromDeclarations = () =>
    (read ??= exports.filter((each) => each.kind === 'component' && !hasPropTypes(each, bare.javaScript)));
  const context: ReadingContext = {
    ...bare,
    propsOf,
    isShared: sharedTypes({ components: fromDeclarations, others, propsOf }),
  };
  let probing: { readonly probe: ComponentProbe; readonly context: ReadingContext } | false | undefined;
  const probeOf = () => {
    if (probing !== undefined) return probing;
    const probe = probeFor(fromDeclarations(), bare.api);
    probing = probe
      ? { probe, context: { ...context, checker: probe.checker, typeText: typeWriter(probe.checker, expands) } }
      : false;
    return probing;
  };
  const find = (exported: PackageExport): ReturnType<ReadingContext['propsOf']> => {
    const { name, symbol, packages } = exported;
    const asked = packages[0] !== undefined && !hasPropTypes(exported, bare.javaScript) && probeOf();
    const probed = asked && asked.probe.typeOf(packages[0]!, name);
    return asked && probed
      ? { props: componentPropsOf(symbol, asked.probe.checker, probed), context: asked.context }
      : { props: componentPropsOf(symbol, bare.checker), context };
  };
  return context;
}
