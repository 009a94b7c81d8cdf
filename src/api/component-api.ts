// The record of a component. In: its export. Out: props, slots, classes, each read where it is told best.
import type { ApiClass, ApiMember } from '../model/api.ts';
import { apiMemberOf, byNeed, isRequired } from './api-member.ts';
import type { ApiBody } from './api-body.ts';
import { componentPropTypesOf } from './component-prop-types.ts';
import { componentPropsOf } from './component-props.ts';
import type { ComponentProps } from './component-props.ts';
import { componentSlotsOf } from './component-slots.ts';
import type { PackageExport } from './package-exports.ts';
import { declarationFileOf, planAbove } from './reading-context.ts';
import type { ReadingContext } from './reading-context.ts';
import { styleClassesOf } from './style-classes.ts';
import { docOfSymbol } from './symbol-doc.ts';
import { themeNameOf } from './theme-name.ts';

/**
 * Reads a component. Which props there are, and what they are for, its propTypes say (they hold also what a union or a
 * generic type hides); how they are typed, its declaration. A component without propTypes has the props it declares.
 */
export function componentApiOf(exported: PackageExport, context: ReadingContext): ApiBody {
  const { checker, javaScript } = context;
  const props = componentPropsOf(exported.symbol, checker);
  const source = javaScript.besides(declarationFileOf(exported.symbol));
  const classesType = props.find('classes');
  const slotsType = props.find('slots');
  const all: ApiClass[] = classesType ? styleClassesOf(checker.getTypeOfSymbol(classesType), source, context) : [];
  const slots = slotsType ? componentSlotsOf(exported, checker.getTypeOfSymbol(slotsType), all, context) : [];
  const slotNames = new Set(slots.map((slot) => slot.name));
  const themeName = source && themeNameOf(source, exported.name, javaScript);
  const entries = source && componentPropTypesOf(source, exported.symbol.name);
  return {
    members: (entries ? fromPropTypes(entries, props, exported, context) : fromDeclaration(props, exported, context)).sort(byNeed),
    slots,
    classes: all.filter((each) => !slotNames.has(each.key)),
    ...(themeName ? { themeName } : {}),
  };
}

type Entries = NonNullable<ReturnType<typeof componentPropTypesOf>>;

function fromPropTypes(entries: Entries, props: ComponentProps, exported: PackageExport, context: ReadingContext): ApiMember[] {
  return entries
    .filter((entry) => entry.doc.description && !entry.doc.ignored)
    .map(({ name, required, type, doc }) => {
      const symbol = props.find(name);
      const plan = planAbove(exported.plan, symbol, context);
      return apiMemberOf({ name, doc, required, fallbackType: type, linked: context.linked, ...(symbol ? { symbol } : {}), ...(plan ? { plan } : {}) }, context.checker);
    });
}

/** Props that the component's own packages declare and describe; what React gives every element is not listed. */
function fromDeclaration(props: ComponentProps, exported: PackageExport, context: ReadingContext): ApiMember[] {
  const folders = context.packages.map(({ name }) => `${context.api.packages.get(name)?.folder}/`);
  return props.all.flatMap((symbol) => {
    const doc = docOfSymbol(symbol);
    const own = folders.some((folder) => declarationFileOf(symbol).startsWith(folder));
    if (!own || doc.ignored || !doc.description) return [];
    const plan = planAbove(exported.plan, symbol, context);
    return [apiMemberOf({ name: symbol.name, doc, symbol, required: isRequired(symbol), linked: context.linked, ...(plan ? { plan } : {}) }, context.checker)];
  });
}
