// The parts of code in the editor, by the classes that code blocks have: one set of colours serves both.
import { tagHighlighter, tags } from '@lezer/highlight';

export const codeColors = tagHighlighter([
  { tag: [tags.keyword, tags.modifier, tags.self, tags.null, tags.bool, tags.atom], class: 'tk-keyword' },
  { tag: [tags.string, tags.special(tags.string)], class: 'tk-string' },
  { tag: tags.comment, class: 'tk-comment' },
  { tag: [tags.function(tags.variableName), tags.function(tags.propertyName)], class: 'tk-function' },
  { tag: [tags.tagName, tags.angleBracket], class: 'tk-tag' },
  { tag: tags.attributeName, class: 'tk-attr' },
  { tag: tags.number, class: 'tk-number' },
  { tag: [tags.punctuation, tags.separator, tags.bracket], class: 'tk-punctuation' },
  { tag: tags.operator, class: 'tk-operator' },
  { tag: [tags.typeName, tags.className], class: 'tk-type' },
  { tag: tags.propertyName, class: 'tk-property' },
  { tag: tags.regexp, class: 'tk-regex' },
]);
