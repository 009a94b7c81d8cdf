// The parts of code in the editor, by the classes that code blocks have: one set of colours serves both.
import { tagHighlighter, tags } from '@lezer/highlight';
import { tokenClasses } from '../../src/model/token-classes.ts';

export const codeColors = tagHighlighter([
  { tag: [tags.keyword, tags.modifier, tags.self, tags.null, tags.bool, tags.atom], class: tokenClasses.keyword },
  { tag: [tags.string, tags.special(tags.string)], class: tokenClasses.string },
  { tag: tags.comment, class: tokenClasses.comment },
  { tag: [tags.function(tags.variableName), tags.function(tags.propertyName)], class: tokenClasses.function },
  { tag: [tags.tagName, tags.angleBracket], class: tokenClasses.tag },
  { tag: tags.attributeName, class: tokenClasses.attr },
  { tag: tags.number, class: tokenClasses.number },
  { tag: [tags.punctuation, tags.separator, tags.bracket], class: tokenClasses.punctuation },
  { tag: tags.operator, class: tokenClasses.operator },
  { tag: [tags.typeName, tags.className], class: tokenClasses.type },
  { tag: tags.propertyName, class: tokenClasses.property },
  { tag: tags.regexp, class: tokenClasses.regex },
]);
