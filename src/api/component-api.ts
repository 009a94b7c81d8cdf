// The record of a component. In: its export. Out: props, slots, classes, each from its best source.
import type ts from 'typescript';
import type { ApiClass, ApiMember } from '../model/api.ts';
import { apiMemberOf, requiredFirst, isRequired } from './api-member.ts';
import type { ApiBody } from './api-body.ts';
import { inheritedOf } from './component-inheritance.ts';
import { componentPropTypesOf, wrappedNamesOf } from './component-prop-types.ts';
import { componentPropsOf } from './component-props.ts';
import type { ComponentProps } from './component-props.ts';
import { refTypeOf } from './component-ref.ts';
import { componentSlotsOf } from './component-slots.ts';
import { spreadsProps } from './component-spread.ts';
import type { PackageExport } from './package-exports.ts';
import { declarationFileOf, isOwn, planAbove } from './reading-context.ts';
import type { ReadingContext } from './reading-context.ts';
import { exportedClassesOf, styleClassesOf } from './style-classes.ts';
import { docOfSymbol } from './symbol-doc.ts';
import { themeNameOf } from './theme-name.ts';

/**
 * Reads a component. The names and descriptions of its props come from its propTypes, which also contain what a union
 * or a generic type hides; their types come from its declaration. Without propTypes, everything comes from the
 * declaration.
 */
export function componentApiOf(exported: PackageExport, context: ReadingContext): ApiBody {
  const { checker, javaScript } = context;
  const props = componentPropsOf(exported.symbol, checker);
  const source = javaScript.forDeclaration(declarationFileOf(exported.symbol));
  const entries = source && componentPropTypesOf(source, exported.symbol.name);
  if (!entries && props.unresolved) throw new Error('the type of its props cannot be resolved');
  const classesProp = props.find('classes');
  const classesType = classesProp ? checker.getTypeOfSymbol(classesProp) : exportedClassesOf(exported, context);
  const slotsType = props.find('slots');
  const all: ApiClass[] = classesType ? styleClassesOf(classesType, source, context) : [];
  const slots = slotsType ? componentSlotsOf(exported, checker.getTypeOfSymbol(slotsType), all, context) : [];
  const slotNames = new Set(slots.map((slot) => slot.name));
  const themeName = source && themeNameOf(source, exported.name, javaScript);
  const ref = refTypeOf(props, context);
  const members = (
    entries ? fromPropTypes(entries, props, exported, context) : fromDeclaration(props, exported, context)
  ).sort(requiredFirst);
  const inherits = inheritedOf(exported, props, new Set(members.map((member) => member.name)), context);
  const undescribed = members.filter((member) => !member.description && !member.deprecated);
  return {
    members: members.filter((member) => !undescribed.includes(member)),
    ...(undescribed.length > 0 ? { undescribed } : {}),
    slots,
    classes: all.filter((each) => !slotNames.has(each.key)),
    ...(themeName ? { themeName } : {}),
    ...(ref ? { ref } : {}),
    ...(source && spreadsProps(source, [exported.symbol.name, ...wrappedNamesOf(source, exported.symbol.name)])
      ? { spread: true }
      : {}),
    ...(inherits ? { inherits } : {}),
  };
}

type Entries = NonNullable<ReturnType<typeof componentPropTypesOf>>;

function fromPropTypes(
  entries: Entries,
  props: ComponentProps,
  exported: PackageExport,
  context: ReadingContext,
): ApiMember[] {
  return entries
    .filter(
      ({ name, doc, required }) =>
        !doc.ignored && (doc.description || (required && isOwnProp(props.find(name), context))),
    )
    .map(({ name, required, type, doc }) => {
      const symbol = props.find(name);
      const plan = planAbove(exported.plan, symbol, context);
      return apiMemberOf(
        { name, doc, required, fallbackType: type, ...(symbol ? { symbol } : {}), ...(plan ? { plan } : {}) },
        context,
      );
    });
}

/** Whether the packages declare a prop themselves: then a required one is listed even without a description. */
function isOwnProp(symbol: ts.Symbol | undefined, context: ReadingContext): boolean {
  return symbol !== undefined && isOwn(symbol, context);
}

/**
 * Props that the component's own packages declare and describe; those that React gives every element are not listed.
 */
function fromDeclaration(props: ComponentProps, exported: PackageExport, context: ReadingContext): ApiMember[] {
  return props.all.flatMap((symbol) => {
    const doc = docOfSymbol(symbol);
    if (!isOwn(symbol, context) || doc.ignored || !(doc.description || isRequired(symbol))) return [];
    const plan = planAbove(exported.plan, symbol, context);
    return [
      apiMemberOf({ name: symbol.name, doc, symbol, required: isRequired(symbol), ...(plan ? { plan } : {}) }, context),
    ];
  });
}
