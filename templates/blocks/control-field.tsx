// The field of one prop, with its name as the label. In: a control. Out: native form elements with the values that the
// demo starts with, so that a form's own reset brings them back.
import { Fragment, type ReactElement } from 'react';
import { startOf, textLimit } from '../../src/model/control-state.ts';
import type { ControlValue } from '../../src/model/prop-control.ts';
import type { DemoControlsView, FrameView } from '../../src/model/view.ts';
import { textOf } from '../shell/text-of.ts';

export type ControlView = DemoControlsView['controls'][number];

interface FieldProps {
  /** DOM id of the field. */
  readonly id: string;
  /** Its name in the form and in the URL. */
  readonly name: string;
  readonly hintId: string | undefined;
  readonly control: ControlView;
  readonly frame: FrameView;
}

/** Pixels that options have side by side: a narrow panel's; more of them, or longer ones, are a list to choose from. */
const toggle = { width: 224, character: 7, padding: 18 };

function optionsOf(control: ControlView, frame: FrameView): { value: string; label: string }[] {
  const options = control.options!.map((option) => ({ value: String(option), label: String(option) }));
  return startOf(control) === undefined
    ? [{ value: '', label: textOf(frame, 'controls.notSet') }, ...options]
    : options;
}

function fitsToggle(options: readonly { readonly label: string }[]): boolean {
  const width = options.reduce((sum, { label }) => sum + label.length * toggle.character + toggle.padding, 0);
  return options.length <= 4 && width <= toggle.width;
}

/** In a narrow panel a name breaks between its words. */
function PropName({ name }: { name: string }): ReactElement {
  const words = name.split(/(?<=[a-z\d])(?=[A-Z])/);
  return (
    <code>
      {words.map((word, index) => (
        <Fragment key={index}>
          {index > 0 ? <wbr /> : null}
          {word}
        </Fragment>
      ))}
    </code>
  );
}

/** A group of radio buttons that look like one control. */
function Toggle({ id, name, hintId, control, frame }: FieldProps): ReactElement {
  return (
    <>
      <span className="control-name" id={id}>
        <PropName name={control.name} />
      </span>
      <span className="control-choices" role="radiogroup" aria-labelledby={id} aria-describedby={hintId}>
        {optionsOf(control, frame).map(({ value, label }) => (
          <label key={value}>
            <input type="radio" name={name} value={value} defaultChecked={value === textOfValue(startOf(control))} />
            <span className={value ? undefined : 'control-unset'}>{label}</span>
          </label>
        ))}
      </span>
    </>
  );
}

function textOfValue(value: ControlValue | undefined): string {
  return value === undefined ? '' : String(value);
}

function Input({ id, name, hintId, control, frame }: FieldProps): ReactElement {
  const start = startOf(control);
  const common = { id, name, 'aria-describedby': hintId };
  const { range } = control;
  switch (control.kind) {
    case 'switch':
      // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox says itself whether it is checked
      return <input {...common} type="checkbox" role="switch" value="true" defaultChecked={start === true} />;
    case 'options':
      return (
        <select {...common} defaultValue={textOfValue(start)}>
          {optionsOf(control, frame).map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      );
    case 'number':
      return (
        <span className="control-pair">
          {/* The same number for a pointer; keys and screen readers have the field. */}
          <input
            type="range"
            data-for={name}
            {...range}
            defaultValue={typeof start === 'number' ? start : range!.min}
            tabIndex={-1}
            aria-hidden
          />
          <input
            {...common}
            type="number"
            {...range}
            step="any"
            defaultValue={textOfValue(start)}
            placeholder={textOf(frame, 'controls.notSet')}
          />
        </span>
      );
    case 'color':
      return (
        <span className="control-pair">
          <input
            type="color"
            data-for={name}
            defaultValue={textOfValue(start) || '#808080'}
            tabIndex={-1}
            aria-hidden
          />
          <input
            {...common}
            type="text"
            pattern="#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})"
            defaultValue={textOfValue(start)}
            placeholder={textOf(frame, 'controls.notSet')}
            spellCheck={false}
          />
        </span>
      );
    default:
      return (
        <input
          {...common}
          type="text"
          maxLength={textLimit}
          defaultValue={textOfValue(start)}
          placeholder={textOf(frame, 'controls.notSet')}
          spellCheck={false}
        />
      );
  }
}

export function ControlField(props: FieldProps): ReactElement {
  const { id, control, frame } = props;
  if (control.kind === 'options' && fitsToggle(optionsOf(control, frame))) return <Toggle {...props} />;
  return (
    <>
      <label htmlFor={id}>
        <PropName name={control.name} />
      </label>
      <Input {...props} />
    </>
  );
}
