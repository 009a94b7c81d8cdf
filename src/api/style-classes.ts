// CSS classes of a component. In: the type of its `classes` prop. Out: each class with its global name.
import type ts from 'typescript';
import type { ApiClass } from '../model/api.ts';
import type { ReadingContext } from './reading-context.ts';
import { docOfSymbol } from './symbol-doc.ts';
import { namedTypeOf } from './named-type.ts';
import { utilityClassesOf } from './utility-classes.ts';

/**
 * The classes a type such as `Partial<ButtonClasses>` lists, named as the JavaScript beside it generates them.
 *
 * @param component the component's JavaScript, which may generate names of its own for another component's classes
 */
export function styleClassesOf(
  type: ts.Type,
  component: ts.SourceFile | undefined,
  context: ReadingContext,
): ApiClass[] {
  const { checker, linked } = context;
  const named = namedTypeOf(type, checker);
  if (!named) return [];
  const generated = utilityClassesOf(named.symbol, component, context);
  if (!generated) return [];
  return checker.getPropertiesOfType(named.type).flatMap((property) => {
    const doc = docOfSymbol(property);
    if (doc.ignored) return [];
    const state = generated.states[property.name];
    return [
      {
        key: property.name,
        className: state ?? `${generated.prefix}-${property.name}`,
        description: linked(doc.description),
        global: state !== undefined,
      },
    ];
  });
}
