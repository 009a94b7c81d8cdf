import * as React from 'react';
import { firstState, queryOf, readState, type ListState } from './listState.ts';

/** The address in the browser; one that may not be written, as in a sandbox, leaves the state where it is. */
function write(state: ListState, isStep: boolean): void {
  const url = window.location.pathname + queryOf(state) + window.location.hash;
  try {
    if (isStep) window.history.pushState(window.history.state, '', url);
    else window.history.replaceState(window.history.state, '', url);
  } catch {
    // The list works without it.
  }
}

/**
 * The state of the list, kept in the address. Opening and closing a form is a step that Back undoes; typing in the search
 * is none.
 */
export default function useListState(): [ListState, (changes: Partial<ListState>) => void] {
  const [state, setState] = React.useState(firstState);
  // The grid tells of two changes at once, and each is made on top of the one before.
  const latest = React.useRef(firstState);

  React.useEffect(() => {
    // A server knows no address: the first render is the list as it begins.
    const read = () => {
      latest.current = readState(window.location.search);
      setState(latest.current);
    };
    read();
    window.addEventListener('popstate', read);
    return () => window.removeEventListener('popstate', read);
  }, []);

  const change = React.useCallback((changes: Partial<ListState>) => {
    const { bike } = latest.current;
    latest.current = { ...latest.current, ...changes };
    write(latest.current, latest.current.bike !== bike);
    setState(latest.current);
  }, []);
  return [state, change];
}
