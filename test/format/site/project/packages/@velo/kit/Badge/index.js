import { createElement } from 'react';

export default function Badge({ text, markdown }) {
  return createElement('em', null, `badge ${text} on ${markdown.pathname}`);
}
