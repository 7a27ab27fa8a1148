'use client';
import { createContext, useContext } from 'react';

export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

export const FieldContext = createContext<FieldControl | undefined>(undefined);

interface OwnProps {
  id?: string | undefined;
  'aria-describedby'?: string | undefined;
}

/** What an input inside a `Field` puts on its control; its own id and description win or add. */
export function useFieldControl(own: OwnProps = {}) {
  const field = useContext(FieldContext);
  const described = [own['aria-describedby'], field?.['aria-describedby']].filter(Boolean);
  return {
    id: own.id ?? field?.id,
    'aria-describedby': described.length > 0 ? described.join(' ') : undefined,
    'aria-invalid': field?.['aria-invalid'],
    'aria-required': field?.['aria-required'],
  };
}
