import type { ElementType } from 'react';
import type { Look } from './looks.ts';

/** The element of each look: a tag or a styled component. */
export type Elements = Record<Look, ElementType>;
/** Its class, where its element does not bring one. */
export type Classes = Partial<Record<Look, string>>;
