import * as React from 'react';
import { emptyValues, errorsOf, steps, type Errors, type Values } from './validation.ts';

export interface Checkout {
  /** Index of the step; that of none when the order is placed. */
  step: number;
  values: Values;
  errors: Errors;
  change: (changes: Partial<Values>) => void;
  /** Goes on if nothing is wrong; else the first field that is takes the focus. */
  next: () => void;
  goTo: (step: number) => void;
}

/** The steps of an order: what was entered, what is wrong with it, and where the focus belongs. */
export default function useCheckout(form: React.RefObject<HTMLElement | null>, heading: React.RefObject<HTMLElement | null>): Checkout {
  const [step, setStep] = React.useState(0);
  const [values, setValues] = React.useState(emptyValues);
  const [errors, setErrors] = React.useState<Errors>({});
  // The first page is not entered: its focus is the reader's.
  const shown = React.useRef(step);

  React.useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, [step, heading]);

  const goTo = (index: number) => {
    setErrors({});
    setStep(index);
  };
  return {
    step,
    values,
    errors,
    goTo,
    change(changes) {
      setValues({ ...values, ...changes });
      // A message goes when its field changes, and comes back only when somebody wants to go on.
      setErrors(Object.fromEntries(Object.entries(errors).filter(([field]) => !(field in changes))));
    },
    next() {
      const found = errorsOf(step, values, new Date());
      const [first] = Object.keys(found);
      if (first === undefined) return goTo(Math.min(step + 1, steps.length));
      setErrors(found);
      form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    },
  };
}
