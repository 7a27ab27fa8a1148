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

  /** As much of a dialog as an application writes by hand: focus, Escape, a press outside. */
  function OpenDialog({ onClose }: { onClose: () => void }) {
    const title = useRef<HTMLElement>(null);
    const id = useId();
    useEffect(() => {
      const opener = document.activeElement;
      title.current?.focus();
      const onKey = (event: KeyboardEvent) => event.key === 'Escape' && onClose();
      document.addEventListener('keydown', onKey);
      return () => {
        document.removeEventListener('keydown', onKey);
        if (opener instanceof HTMLElement) opener.focus();
      };
    }, [onClose]);
    return createPortal(
      <>
        <el.overlay className={c.overlay} onClick={onClose} />
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- Radix writes this element too. */}
        <el.panel className={c.panel} role="dialog" aria-modal="true" aria-labelledby={id}>
          <el.panelHeader className={c.panelHeader}>
            <el.panelTitle className={c.panelTitle} id={id} ref={title} tabIndex={-1}>
              Your stay
            </el.panelTitle>
            <el.iconButton className={c.iconButton} aria-label="Close" onClick={onClose}>
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d="M18 6 6 18" />
                <path d="m6 6 12 12" />
              </svg>
            </el.iconButton>
          </el.panelHeader>
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
        </el.panel>
      </>,
      document.body,
    );
  }

  const FormDialog: Candidate['FormDialog'] = ({ open, onOpenChange }) =>
    open && <OpenDialog onClose={() => onOpenChange(false)} />;

  return { Fields, FormDialog };
}
