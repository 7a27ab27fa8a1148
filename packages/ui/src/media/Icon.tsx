import { createElement } from 'react';
import type { ComponentPropsWithRef } from 'react';

/** An icon as `lucide` publishes it: its shapes, in a square of 24. */
export type IconShapes = readonly (readonly [
  shape: string,
  attributes: Readonly<Record<string, string | number>>,
])[];

export interface IconProps extends ComponentPropsWithRef<'svg'> {
  /** What is drawn. */
  of: IconShapes;
}

/** Drawn in the colour of the text beside it, and hidden from screen readers: the words say the same. */
export function Icon({ of: shapes, ...props }: IconProps) {
  return (
    <svg
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...props}
    >
      {shapes.map(([shape, attributes], index) =>
        createElement(shape, { key: index, ...attributes }),
      )}
    </svg>
  );
}
