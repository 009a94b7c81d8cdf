// The record of a component. In: its export. Out: props, slots, classes, each from its best source.
import type ts from 'typescript';
import { requiredFirst, type ApiAccepted, type ApiClass, type ApiMember } from '../model/api.ts';
import { apiMemberOf } from './api-member.ts';
import type { ApiBody } from './api-body.ts';
import { codeDefaultsOf } from './code-defaults.ts';
import { sortProps } from './component-accepts.ts';
import { inheritedOf } from './component-inheritance.ts';
import { componentPropTypesOf, wrappedNamesOf } from './component-prop-types.ts';
import type { ComponentProps } from './component-props.ts';
import { refTypeOf } from './component-ref.ts';
import { broughtTypesOf, parameterOf } from './open-components.ts';
import { componentSlotsOf } from './component-slots.ts';
import { spreadsProps } from './component-spread.ts';
import type { PackageExport } from './package-exports.ts';
import { declarationFileOf, isOwn, planAbove } from './reading-context.ts';
import type { ReadingContext } from './reading-context.ts';
import { exportedClassesOf, styleClassesOf } from './style-classes.ts';
import { docOfSymbol } from './symbol-doc.ts';
import { themeNameOf } from './theme-name.ts';

/**
 * Reads a component. With propTypes, these name and describe its props, as they also contain what a union or a generic
 * type hides, and those that nobody describes are listed where the packages declare them; the types come from its declaration. Without them everything comes from the declaration: all props that
 * the packages themselves declare are members, and what comes from elsewhere is told in lines. Defaults that no comment
 * states are read from the code.
 */
export function componentApiOf(exported: PackageExport, given: ReadingContext): ApiBody {
  const { props, context } = given.propsOf(exported);
  const { checker, javaScript } = context;
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
  const defaults = source ? codeDefaultsOf(source, [exported.symbol.name, exported.name]) : new Map<string, string>();
  const { members: found, accepts } = entries
    ? { members: fromPropTypes(entries, props, exported, context), accepts: [] }
    : fromDeclaration(props, exported, withGenerics(exported, context, given));
  const members = found
    // What it holds has a line of its own; where that is unknown, only words say something.
    .filter(({ name, description }) => name !== 'ref' || (!ref && description))
    .map((member) => withDefault(member, defaults))
    .sort(requiredFirst);
  const inherits = inheritedOf(
    exported,
    props,
    { rows: new Set(members.map(({ name }) => name)), lines: new Set(accepts.flatMap(({ names }) => names)) },
    context,
  );
  const undescribed = members.filter((member) => !member.description && !member.deprecated);
  return {
    members: members.filter((member) => !undescribed.includes(member)),
    ...(undescribed.length > 0 ? { undescribed } : {}),
    slots,
    classes: all.filter((each) => !slotNames.has(each.key)),
    ...(themeName ? { themeName } : {}),
    ...(ref ? { ref } : {}),
    // Of what a declaration does not take nothing can be handed on.
    ...(source &&
    (entries || accepts.some(({ from }) => from === 'element')) &&
    spreadsProps(source, [exported.symbol.name, ...wrappedNamesOf(source, exported.symbol.name)])
      ? { spread: true }
      : {}),
    ...(inherits ? { inherits } : {}),
    ...(accepts.length > 0 ? { accepts: accepts.map((line) => withDefaults(line, defaults)) } : {}),
  };
}

function withDefault(member: ApiMember, defaults: ReadonlyMap<string, string>): ApiMember {
  const value = member.default === undefined && !member.required ? defaults.get(member.name) : undefined;
  return value === undefined ? member : { ...member, default: value };
}

function withDefaults(line: ApiAccepted, defaults: ReadonlyMap<string, string>): ApiAccepted {
  return line.members ? { ...line, members: line.members.map((member) => withDefault(member, defaults)) } : line;
}

type Entries = NonNullable<ReturnType<typeof componentPropTypesOf>>;

function fromPropTypes(
  entries: Entries,
  props: ComponentProps,
  exported: PackageExport,
  context: ReadingContext,
): ApiMember[] {
  return entries
    .filter(({ name, doc }) => !doc.ignored && (doc.description || isOwnProp(props.find(name), context)))
    .map(({ name, required, type, doc }) => {
      const symbol = props.find(name);
      const plan = planAbove(exported.plan, symbol, context);
      return apiMemberOf(
        { name, doc, required, fallbackType: type, ...(symbol ? { symbol } : {}), ...(plan ? { plan } : {}) },
        context,
      );
    });
}

/** Whether the packages declare a prop themselves. */
function isOwnProp(symbol: ts.Symbol | undefined, context: ReadingContext): boolean {
  return symbol !== undefined && isOwn(symbol, context);
}

/** Where an element stands for all that a component may be used as, types that its user brings keep their names. */
function withGenerics({ symbol }: PackageExport, context: ReadingContext, given: ReadingContext): ReadingContext {
  if (context.checker === given.checker) return context;
  return { ...context, generics: broughtTypesOf(symbol, given.checker) };
}

/** All props that are not for React alone, in rows or in lines. */
function fromDeclaration(
  props: ComponentProps,
  exported: PackageExport,
  context: ReadingContext,
): { readonly members: ApiMember[]; readonly accepts: readonly ApiAccepted[] } {
  const memberOf = (symbol: ts.Symbol): ApiMember | undefined => {
    const doc = docOfSymbol(symbol);
    if (doc.ignored) return undefined;
    const plan = planAbove(exported.plan, symbol, context);
    const required = props.isRequired(symbol.name);
    const parameter = parameterOf(symbol, context.checker);
    const usual = doc.default ?? (required ? undefined : parameter?.usual);
    return apiMemberOf(
      {
        name: symbol.name,
        doc: usual === undefined ? doc : { ...doc, default: usual },
        symbol,
        type: parameter?.constraint,
        typeText: parameter?.text,
        required,
        ...(plan ? { plan } : {}),
      },
      context,
    );
  };
  const { own, accepts } = sortProps(props.all, context, { isShared: context.isShared, memberOf });
  return { members: own.flatMap((symbol) => memberOf(symbol) ?? []), accepts };
}
