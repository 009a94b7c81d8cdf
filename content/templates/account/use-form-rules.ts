// The messages of a form. In: a rule for each field. Out: what its fields need, and `check`, which
// is asked before anything is sent. The browser keeps the values, so what was typed or filled in
// before the script ran is not lost.
import * as React from 'react';
import { flushSync } from 'react-dom';
import type { Rule, Values } from './account-rules.ts';

interface RuledField<Name extends string> {
  readonly name: Name;
  readonly error: string | undefined;
  readonly onChange: (event: React.ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
  readonly onBlur: (event: React.FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
}

/** All values of a form by the names of its fields. */
export function valuesOf(form: HTMLFormElement): Values {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}

export function useFormRules<Name extends string>(rules: Readonly<Record<Name, Rule>>) {
  const [errors, setErrors] = React.useState<Partial<Record<Name, string>>>({});
  const setError = (name: Name, error: string | undefined) =>
    setErrors((all) => ({ ...all, [name]: error }));

  return {
    /**
     * What a field needs. It complains when it is left or sent, never while it is first typed in,
     * and stops as soon as it is right.
     */
    field: (name: Name): RuledField<Name> => ({
      name,
      error: errors[name],
      onChange: ({ target }) => {
        if (errors[name] && target.form) setError(name, rules[name](valuesOf(target.form)));
      },
      onBlur: ({ target }) => {
        // Nobody has to read that an empty field is empty on the way to the next one.
        if (target.value && target.type !== 'checkbox' && target.form)
          setError(name, rules[name](valuesOf(target.form)));
      },
    }),
    /**
     * The values if all rules hold; else shows every message and moves the focus to the first field
     * that has one.
     */
    check(form: HTMLFormElement): Values | undefined {
      const values = valuesOf(form);
      const names = Object.keys(rules) as Name[];
      const found = Object.fromEntries(names.map((name) => [name, rules[name](values)])) as Partial<
        Record<Name, string>
      >;
      // Before the focus moves, so that the message is there to be read out with the field.
      flushSync(() => setErrors(found));
      const first = names.find((name) => found[name]);
      if (!first) return values;
      const field = form.elements.namedItem(first) as HTMLElement | null;
      // A field that has the focus already is read out again only if it gets it again.
      field?.blur();
      field?.focus();
      return undefined;
    },
    setError,
  };
}
