import { useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { Candidate } from './candidate.ts';
import type { Classes, Elements } from './elements.ts';
import { beds, fields } from './texts.ts';

/** The fields of a form. */
function formFields(el: Elements, c: Classes) {
  function LabelledInput({ label, type }: { label: string; type: string }) {
    const id = useId();
    return (
      <el.field className={c.field}>
        <el.label className={c.label} htmlFor={id}>
          {label}
        </el.label>
        <el.input className={c.input} id={id} type={type} />
      </el.field>
    );
  }

  return function Fields() {
    const id = useId();
    return (
      <el.stack className={c.stack}>
        {fields.map((field) => (
          <LabelledInput key={field.label} {...field} />
        ))}
        <el.field className={c.field}>
          <el.label className={c.label} htmlFor={id}>
            Bed
          </el.label>
          <el.selectFrame className={c.selectFrame}>
            <el.select className={c.select} id={id}>
              {beds.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </el.select>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="m6 9 6 6 6-6" />
            </svg>
          </el.selectFrame>
        </el.field>
        <el.checkbox className={c.checkbox}>
          <el.checkboxLabel className={c.checkboxLabel}>
            <el.box className={c.box} type="checkbox" />
            <span>Write to me</span>
          </el.checkboxLabel>
        </el.checkbox>
      </el.stack>
    );
  };
}

/** The fields of a form, and a dialog that shows them. */
export function dialogScene(el: Elements, c: Classes) {
  const Fields = formFields(el, c);

  /** As much of a dialog as an application writes by hand: the browser's own, with its focus on the title. */
  function OpenDialog({ onClose }: { onClose: () => void }) {
    const panel = useRef<HTMLDialogElement>(null);
    const title = useRef<HTMLElement>(null);
    const id = useId();
    useEffect(() => {
      panel.current?.showModal();
      title.current?.focus();
    }, []);
    return createPortal(
      <el.panel className={c.panel} ref={panel} aria-labelledby={id} onClose={onClose}>
        <el.panelHeader className={c.panelHeader}>
          <div>
            <el.panelTitle className={c.panelTitle} id={id} ref={title} tabIndex={-1}>
              Your stay
            </el.panelTitle>
            <div aria-live="polite" />
          </div>
          <el.iconButton className={c.iconButton} aria-label="Close" onClick={onClose}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M18 6 6 18" />
              <path d="m6 6 12 12" />
            </svg>
          </el.iconButton>
        </el.panelHeader>
        <div />
        <el.panelBody className={c.panelBody}>
          <Fields />
        </el.panelBody>
        <el.panelFooter className={c.panelFooter}>
          <el.button className={c.button} data-variant="secondary" onClick={onClose}>
            Cancel
          </el.button>
          <el.button className={c.button} data-variant="primary">
            Book
          </el.button>
        </el.panelFooter>
      </el.panel>,
      document.body,
    );
  }

  const FormDialog: Candidate['FormDialog'] = ({ open, onOpenChange }) =>
    open && <OpenDialog onClose={() => onOpenChange(false)} />;

  return { Fields, FormDialog };
}
